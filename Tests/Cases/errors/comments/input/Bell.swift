public class Bell {
  public weak var delegate: (any BellDelegate)?
}

// proxygen:parnt Bell
// proxygen:default 1
// proxygen:colour red
public protocol BellDelegate: AnyObject {
  // proxygen:default
  func bellVolume(_ bell: Bell) -> Int
  // proxygen:parent Bell
  // proxygen:skip now
  func bellDidRing(_ bell: Bell)
  // proxygen:name did stop
  func bellDidStop(_ bell: Bell)
}
