public final class Door { public weak var delegate: (any DoorDelegate)? }
public enum Mode { case open }

public protocol DoorDelegate: AnyObject {
  func door(_ door: Door, priceOf item: String) -> Int
  func door(_ door: Door, modeAt hour: Int) -> Mode
}
