public final class Door { public weak var delegate: (any DoorDelegate)? }

// A comment that belongs to nothing is a warning, and takes no output away.
public protocol DoorDelegate: AnyObject {
  func door(_ door: Door, didOpen count: Int)
}

// proxygen:skip
func open() {}
