import Combine
import Foundation

final class Owner: ShopDelegate {
  func shopName(_ shop: Shop) -> String? { nil }
  func shopIsOpen(_ shop: Shop) -> Bool { true }
  func shop(_ shop: Shop, priceOf size: Size) -> Int { 100 }
  func shop(_ shop: Shop, nameOf size: Size) -> String? { "owner's \(size)" }
  func shop(_ shop: Shop, price: Int, for size: Size) -> Double { 0.25 }
  func shop(_ shop: Shop, confirm text: String, completion: @escaping (Bool) -> Void) {
    print("  owner confirms \(text)")
    completion(true)
  }
  var greeting = "owner's greeting"
}

let shop = Shop()

@MainActor func ask() {
  guard let delegate = shop.delegate else { return print("  no delegate") }
  print("  name \(delegate.shopName(shop) as Any), open \(delegate.shopIsOpen(shop))")
  print("  small \(delegate.shop(shop, priceOf: .small)), large \(delegate.shop(shop, priceOf: .large))")
  print("  named \(delegate.shop(shop, nameOf: .small) as Any), \(delegate.shop(shop, nameOf: .large) as Any)")
  print("  discount \(delegate.shop(shop, price: 10, for: .large))")
  var answers: [Bool] = []
  delegate.shop(shop, confirm: "order") { answers.append($0) }
  print("  confirmed \(answers)")
  print("  greeting \(delegate.greeting)")
}

print("# without proxy")
ask()

print("# defaults")
_ = shop.nameResponder
ask()

print("# responders")
shop.nameResponder = "Corner"
shop.isOpenResponder = true
shop.priceOfResponder = [.small: 1]
shop.nameOfResponder = [.large: "big"]
shop.priceResponder = { price, size in size == .large ? Double(price) / 2 : 0 }
shop.confirmResponder = { text, completion in
  print("  responder confirms \(text)")
  completion(true)
}
shop.greetingResponder = "hello"
ask()

print("# a closure answers for keys that the table doesn't have")
shop.priceOfResponderClosure = { $0 == .small ? 2 : 3 }
shop.nameOfResponderClosure = { "some \($0)" }
ask()
shop.priceOfResponder[.large] = 9
shop.nameOfResponderClosure = nil
ask()
shop.priceOfResponderClosure = nil
shop.priceOfResponder = [.small: 1]

print("# publishers set responders")
let names = PassthroughSubject<String?, Never>()
var assignments: Set<AnyCancellable> = []
names.assign(to: \.nameResponder, on: shop).store(in: &assignments)
Just([.small: 7, .large: 8]).assign(to: \.priceOfResponder, on: shop).store(in: &assignments)
names.send("Assigned")
ask()
assignments = []
names.send("too late")
print("  name \(shop.nameResponder as Any)")

print("# a handler is called once, and by the default when it is let go")
@MainActor func confirm() -> [Bool] {
  var answers: [Bool] = []
  shop.delegate?.shop(shop, confirm: "once") { answers.append($0) }
  return answers
}
shop.confirmResponder = { _, completion in
  completion(true)
  completion(false)
}
print("  twice: \(confirm())")
shop.confirmResponder = { _, _ in }
print("  never: \(confirm())")
var kept: [(Bool) -> Void] = []
shop.confirmResponder = { _, completion in kept.append(completion) }
var laterAnswers: [Bool] = []
shop.delegate?.shop(shop, confirm: "later") { laterAnswers.append($0) }
print("  kept: \(laterAnswers)")
kept.removeLast()(true)
print("  later: \(laterAnswers)")
shop.confirmResponder = nil
print("  nobody: \(confirm())")

print("# nil is an answer; the parent may set a property")
shop.nameResponder = nil
shop.delegate?.greeting = "set by the parent"
ask()

print("# the forwardee's answers come first, and exactly one party decides")
shop.confirmResponder = { text, completion in
  print("  responder confirms \(text)")
  completion(true)
}
let owner = Owner()
shop.forwardDelegate(to: owner)
ask()
shop.delegate?.greeting = "passed on"
print("  owner's: \(owner.greeting)")
shop.forwardDelegate(to: nil)
ask()
