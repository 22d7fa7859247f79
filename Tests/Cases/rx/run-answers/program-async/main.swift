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

/// An answer comes beside the code that asks for it.
@MainActor func wait(until isTrue: () -> Bool) async {
  for _ in 0..<10_000 where !isTrue() { await Task.yield() }
}

let shop = Shop()
let responders = shop.delegateResponders

/// Where the protocol names no actor, answers may come on any thread.
final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [Bool] = []

  var all: [Bool] { lock.withLock { answers } }

  func append(_ answer: Bool) { lock.withLock { answers.append(answer) } }
}

nonisolated func handler(_ answers: Answers) -> (Bool) -> Void { { answers.append($0) } }

@MainActor func confirm(_ text: String) -> Answers {
  let answers = Answers()
  shop.delegate?.shop(shop, confirm: text, completion: handler(answers))
  return answers
}

@MainActor func ask() async {
  guard let delegate = shop.delegate else { return print("  no delegate") }
  print("  name \(delegate.shopName(shop) as Any), open \(delegate.shopIsOpen(shop))")
  print(
    "  small \(delegate.shop(shop, priceOf: .small)), large \(delegate.shop(shop, priceOf: .large))"
  )
  print("  named \(delegate.shop(shop, nameOf: .small) as Any)")
  print("  discount \(delegate.shop(shop, price: 10, for: .large))")
  let answers = confirm("order")
  await wait { !answers.all.isEmpty }
  print("  confirmed \(answers.all)")
  print("  greeting \(delegate.greeting)")
}

print("# without responder")
await ask()

print("# one responder; the others' defaults")
responders.name = { nil }
await ask()

print("# responders")
responders.name = { "Corner" }
responders.isOpen = { true }
responders.priceOf = { size in size == .small ? 1 : 2 }
responders.nameOf = { size in "\(size)" }
responders.price = { price, size in size == .large ? Double(price) / 2 : 0 }
responders.confirm = { text in
  await Task.yield()
  print("  responder confirms \(text)")
  return true
}
responders.greeting = "hello"
await ask()
shop.delegate?.greeting = "set by the parent"
print("  greeting \(responders.greeting as Any)")

print("# the forwardee's answers come first, and exactly one party decides")
let owner = Owner()
shop.delegate = owner
responders.isOpen = { false }
await ask()
shop.delegate?.greeting = "passed on"
print("  owner's: \(owner.greeting)")
shop.delegate = nil

print("# an open question gets the default when its responder is taken away, and no second answer")
responders.confirm = { _ in
  while !Task.isCancelled { await Task.yield() }
  return true
}
let open = confirm("later")
await Task.yield()
print("  open: \(open.all)")
responders.confirm = nil
await wait { !open.all.isEmpty }
for _ in 0..<100 { await Task.yield() }
print("  taken away: \(open.all)")

print("# the delegate goes with the last responder")
responders.name = nil
responders.isOpen = nil
responders.priceOf = nil
responders.nameOf = nil
responders.price = nil
print("  \(shop.delegate?.greeting ?? "none")")
responders.greeting = nil
print("  \(shop.delegate?.greeting ?? "none")")
