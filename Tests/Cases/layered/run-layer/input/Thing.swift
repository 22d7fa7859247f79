/// A parent of plain Swift: it calls its delegate through the property that the subclass overrides.
open class Thing {
  open weak var delegate: (any ThingDelegate)? {
    didSet { changes += 1 }
  }
  public private(set) var changes = 0
  public let name: String

  public init(name: String) { self.name = name }
  public init(delegate: any ThingDelegate) {
    name = "delegated"
    self.delegate = delegate
  }
  public required init?(code: Int) {
    guard code > 0 else { return nil }
    name = "\(code)"
  }
  public convenience init() { self.init(name: "unnamed") }

  public func finish(_ result: String) { delegate?.thing(self, didFinish: result) }
  public func price(of item: String) -> Int { delegate?.thing(self, priceOf: item) ?? -1 }
  public func note(for item: String) -> String? { delegate?.thing(self, noteFor: item) }
  public func title() -> String { delegate?.title ?? "none" }
  public func adjusted(_ value: Int) -> Int {
    var value = value
    delegate?.thing(self, adjust: &value)
    return value
  }
  public func visitAll(_ body: (Int) -> Void) { delegate?.thing(self, visit: body) }
  public func close(_ handler: @escaping (Bool) -> Void) {
    delegate?.thing(self, shouldClose: "now", handler: handler)
  }
}

public protocol ThingDelegate: AnyObject {
  var title: String { get set }
  func thing(_ thing: Thing, didFinish result: String)
  func thing(_ thing: Thing, priceOf item: String) -> Int
  // proxygen:default "nothing"
  func thing(_ thing: Thing, noteFor item: String) -> String?
  func thing(_ thing: Thing, adjust value: inout Int)
  func thing(_ thing: Thing, visit body: (Int) -> Void)
  func thing(_ thing: Thing, shouldClose reason: String, handler: @escaping (Bool) -> Void)
}
