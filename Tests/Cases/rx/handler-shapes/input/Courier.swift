public class Courier {
  public weak var delegate: (any CourierDelegate)?
  public init() {}
}

/// Handlers that a body can't call, which makes them part of the element.
public protocol CourierDelegate: AnyObject {
  func courier(_ courier: Courier, didSend done: @escaping @Sendable (Int) async -> Void)
  func courier(_ courier: Courier, didDrop done: @escaping (Int) throws -> Void)
  func courier(_ courier: Courier, didCount done: @escaping (Int...) -> Void)
  func courier(_ courier: Courier, didChange done: @escaping (inout Int) -> Void)
}
