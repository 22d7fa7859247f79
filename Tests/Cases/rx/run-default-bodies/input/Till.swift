import Foundation

public struct Money: Equatable {
  public var cents: Int
  public init(cents: Int) { self.cents = cents }
}

public class Till: NSObject {
  public weak var delegate: (any TillDelegate)?
}

public protocol TillDelegate: AnyObject {
  func till(_ till: Till, didAsk question: String)
  func tillRate(_ till: Till) -> Int
  // Literal bodies.
  func tillIsOpen(_ till: Till) -> Bool
  func tillGreeting(_ till: Till) -> String
  func till(_ till: Till, nicknameOf item: String) -> String?
  var decimals: Int { get }
  // Bodies that do something.
  func tillFee(_ till: Till) -> Money
  func till(_ till: Till, priceOf item: String) -> Money
  func till(_ till: Till, priceOf item: String, count: Int) -> Money
  func till(_ till: Till, colorOf item: String) -> Int
  func till(_ till: Till, confirm item: String, completion: @escaping (Bool) -> Void)
  func till(_ till: Till, checkOut item: String) throws -> Money
  var currency: String { get }
  // Nobody runs this body where there is no delegate.
  func tillDidClose(_ till: Till)
  // What is declared wins.
  // proxygen:default Money(cents: 7)
  func tillDeposit(_ till: Till) -> Money
}

struct Empty: Error {}

extension TillDelegate {
  public func tillIsOpen(_ till: Till) -> Bool { true }
  public func tillGreeting(_ till: Till) -> String { return "hello" }
  public func till(_ till: Till, nicknameOf item: String) -> String? { nil }
  public var decimals: Int { get { 2 } }

  public func tillFee(_ till: Till) -> Money { Money(cents: 5) }
  public func till(_ till: Till, priceOf item: String) -> Money {
    self.till(till, didAsk: "price of \(item)")
    return Money(cents: item.count * tillRate(till))
  }
  public func till(_ till: Till, priceOf item: String, count: Int) -> Money {
    Money(cents: self.till(till, priceOf: item).cents * count + tillFee(till).cents)
  }
  public func till(_ till: Till, colorOf item: String) -> Int { item.count + decimals }
  public func till(_ till: Till, confirm item: String, completion: @escaping (Bool) -> Void) {
    completion(tillIsOpen(till))
  }
  public func till(_ till: Till, checkOut item: String) throws -> Money {
    if item.isEmpty { throw Empty() }
    return self.till(till, priceOf: item)
  }
  public var currency: String { "cent (\(decimals))" }
  public func tillDidClose(_ till: Till) { print("  the default body of an event ran") }
  public func tillDeposit(_ till: Till) -> Money { Money(cents: 1000) }
}
