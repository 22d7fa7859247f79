public struct Leak: Error {}
public struct Seal: ~Copyable { public var number: Int }

public class Valve {
  public weak var delegate: (any ValveDelegate)?
  public init() {}
}

/// Effects of every form, and closures that have some.
public protocol ValveDelegate: AnyObject {
  var size: Int { get throws(Leak) }
  var sizes: [Int] { get async throws(Leak) }
  // proxygen:default Seal(number: 1)
  var seal: Seal { get }
  func valve(_ valve: Valve, didOpen count: Int) throws(any Error)
  func valve(_ valve: Valve, didRest seconds: Int) throws(Never)
  @discardableResult func valveMayOpen(_ valve: Valve) async -> Bool
  func valve(_ valve: Valve, each body: (Int) throws -> Void) rethrows -> Int
  func valve(_ valve: Valve, check body: (Int) throws(Leak) -> Void) throws(Leak)
  func valve<Failure: Error>(_ valve: Valve, pass body: () throws(Failure) -> Void) throws(Failure)
  func valve(_ valve: Valve, didTake work: @escaping @Sendable (Int) async throws(Leak) -> Int)
  func valve(_ valve: Valve, willClose done: sending @escaping () -> Void)
  func valve<Part: ~Copyable>(_ valve: Valve, borrow part: borrowing Part)
  func valve(_ valve: Valve, spareOf name: String) -> sending Valve?
}
