import Foundation
import RxSwift

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
_ = shop.rx.delegate
ask()

print("# responders")
let bag = DisposeBag()
Observable.just("Corner").bind(to: shop.rx.name).disposed(by: bag)
Observable.just(true).bind(to: shop.rx.isOpen).disposed(by: bag)
Observable.just([.small: 1]).bind(to: shop.rx.priceOf).disposed(by: bag)
Observable.just([.large: "big"]).bind(to: shop.rx.nameOf).disposed(by: bag)
Observable.just({ price, size in size == .large ? Double(price) / 2 : 0 }).bind(to: shop.rx.price)
  .disposed(by: bag)
Observable.just({ text, completion in
  print("  responder confirms \(text)")
  completion(true)
}).bind(to: shop.rx.confirm).disposed(by: bag)
Observable.just("hello").bind(to: shop.rx.greeting).disposed(by: bag)
ask()

print("# a handler is called once, and by the default when it is let go")
@MainActor func confirm() -> [Bool] {
  var answers: [Bool] = []
  shop.delegate?.shop(shop, confirm: "once") { answers.append($0) }
  return answers
}
let twice = Observable.just({ (_: String, completion: @escaping (Bool) -> Void) in
  completion(true)
  completion(false)
}).bind(to: shop.rx.confirm)
print("  twice: \(confirm())")
let never = Observable.just({ (_: String, _: @escaping (Bool) -> Void) in }).bind(to: shop.rx.confirm)
print("  never: \(confirm())")
var kept: [(Bool) -> Void] = []
let later = Observable.just({ (_: String, completion: @escaping (Bool) -> Void) in
  kept.append(completion)
}).bind(to: shop.rx.confirm)
var laterAnswers: [Bool] = []
shop.delegate?.shop(shop, confirm: "later") { laterAnswers.append($0) }
print("  kept: \(laterAnswers)")
kept.removeLast()(true)
print("  later: \(laterAnswers)")
Observable.just({ text, completion in
  print("  responder confirms \(text)")
  completion(true)
}).bind(to: shop.rx.confirm).disposed(by: bag)

print("# a later answer replaces an earlier one; nil is an answer")
Observable.just(nil).bind(to: shop.rx.name).disposed(by: bag)
shop.delegate?.greeting = "set by the parent"
ask()

print("# the forwardee's answers come first, and exactly one party decides")
let owner = Owner()
let installation = shop.rx.setDelegate(owner)
ask()
shop.delegate?.greeting = "passed on"
print("  owner's: \(owner.greeting)")
installation.dispose()
ask()
