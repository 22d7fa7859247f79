import Foundation

public typealias Receipt = (Int) -> Void

public class Bank: NSObject {
  public weak var delegate: (any BankDelegate)?
}

public protocol BankDelegate: AnyObject {
  // The handler isn't the last.
  func bank(_ bank: Bank, open completion: @escaping (Bool) -> Void, in place: String)
  // Two ways to end.
  // proxygen:default failed("nobody")
  func bank(
    _ bank: Bank, pay amount: Int, done: @escaping Receipt, failed: @escaping (String) -> Void)
  // Optional ones, with others between them.
  // proxygen:default no?()
  func bank(_ bank: Bank, yes: (() -> Void)?, ask question: String, no: (() -> Void)?)
  // A default body decides.
  func bank(_ bank: Bank, close done: @escaping () -> Void, failed: @escaping (Int) -> Void)
}

extension BankDelegate {
  public func bank(_ bank: Bank, close done: @escaping () -> Void, failed: @escaping (Int) -> Void) {
    failed(42)
  }
}
