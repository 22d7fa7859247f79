public final class Door { public weak var delegate: (any DoorDelegate)? }

public protocol DoorDelegate: AnyObject {
  func door(_ door: Door, `did [31m open` value: Int)
}
