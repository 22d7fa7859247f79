final class Outer: ThingDelegate {
  var title = "outer"
  var handlers: [(Bool) -> Void] = []
  func thing(_ thing: Thing, didFinish result: String) { print("  outer heard", result) }
  func thing(_ thing: Thing, priceOf item: String) -> Int { 10 }
  func thing(_ thing: Thing, noteFor item: String) -> String? { nil }
  func thing(_ thing: Thing, adjust value: inout Int) { value *= 10 }
  func thing(_ thing: Thing, visit body: (Int) -> Void) { body(2) }
  func thing(_ thing: Thing, shouldClose reason: String, handler: @escaping (Bool) -> Void) {
    handler(true)
  }
}

final class Shop: LayeredThing {
  enum Decision { case asked, own, both, none }
  var decision = Decision.asked
  var replacesDelegate = false

  override func didFinish(_ result: String) {
    print("  hook heard", result)
    if replacesDelegate { delegate = nil }
  }
  override func priceOf(_ item: String, otherwise answer: () -> Int) -> Int {
    item == "free" ? 0 : answer() + 1
  }
  override func adjust(_ value: inout Int) { value += 1 }
  override func visit(_ body: (Int) -> Void) { body(1) }
  override func shouldCloseReason(
    _ reason: String, handler: @escaping (Bool) -> Void, otherwise answer: @escaping () -> Void
  ) {
    switch decision {
    case .asked: answer()
    case .own: handler(false)
    case .both:
      handler(false)
      answer()
      handler(true)
    case .none: break
    }
  }
}

let shop = Shop()
print("without an outer delegate:")
shop.finish("a")
print("  prices", shop.price(of: "free"), shop.price(of: "dear"))
print("  note", shop.note(for: "b") ?? "nil", "title", shop.title())
shop.close { print("  closes", $0) }

print("with one:")
var outer: Outer? = Outer()
let changes = shop.changes
shop.delegate = outer
print("  set once", shop.changes - changes, shop.outerDelegate === outer)
shop.finish("c")
print("  prices", shop.price(of: "free"), shop.price(of: "dear"))
print("  note", shop.note(for: "b") ?? "nil", "title", shop.title())
shop.delegate?.title = "new"
print("  title", shop.title(), outer?.title ?? "gone")
print("  adjusted", shop.adjusted(1))
shop.visitAll { print("  visited", $0) }
for decision in [Shop.Decision.asked, .own, .both, .none] {
  shop.decision = decision
  shop.close { print("  closes", decision, $0) }
}

print("what can't be an outer delegate:")
shop.delegate = shop.delegate
print("  still the same", shop.outerDelegate === outer)

print("a hook that replaces it:")
shop.replacesDelegate = true
shop.finish("d")
shop.finish("e")
shop.replacesDelegate = false

print("one that goes:")
shop.delegate = outer
outer = nil
print("  gone", shop.outerDelegate == nil, shop.price(of: "dear"))

print("initializers:")
print("  failed", Shop(code: 0) == nil, Shop(code: 7)?.name ?? "nil", shop.name)
let given = Outer()
let delegated = Shop(delegate: given)
print("  given", delegated.outerDelegate === given, delegated.price(of: "dear"))

weak var gone: Shop?
do {
  let temporary = Shop()
  temporary.finish("f")
  gone = temporary
}
print("  freed", gone == nil)
