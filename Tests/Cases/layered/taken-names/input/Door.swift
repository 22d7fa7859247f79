/// Members, and types of the inputs, have names that a hook or an inner delegate would take.
open class Door {
  open weak var delegate: (any DoorDelegate)?
  public init() {}
  open func didOpen() {}
  open var isLocked: Bool { false }
}

public protocol DoorDelegate: AnyObject {
  func doorDidOpen(_ door: Door)
  func door(_ door: Door, isLocked key: String) -> Bool
  // proxygen:name shut
  func doorDidClose(_ door: Door)
  func door(_ door: Door, owner: String, outer: Int, answer: Double) -> Int
  func door(_ door: Door, once: String, otherwise: Int, handler: @escaping (Bool) -> Void)
}

public enum InnerDelegate {}
