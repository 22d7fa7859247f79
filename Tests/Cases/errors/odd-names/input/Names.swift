public final class Door { public weak var delegate: (any DoorDelegate)? }

public protocol DoorDelegate: AnyObject {
  // proxygen:name o�pened
  func doorDidOpen(_ door: Door)
  // proxygen:name ☃
  func doorDidClose(_ door: Door)
}
