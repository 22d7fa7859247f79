public final class Door { public weak var delegate: (any DoorDelegate)? }

public protocol DoorDelegate: AnyObject {
  // proxygen:name turned‮around
  func doorDidOpen(_ door: Door)
  // proxygen:name hid​den
  func doorDidClose(_ door: Door)
}
