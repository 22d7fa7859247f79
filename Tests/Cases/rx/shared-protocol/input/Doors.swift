import Foundation

public class FrontDoor: NSObject {
  public weak var delegate: (any DoorDelegate)?
}

public class BackDoor: NSObject {
  public weak var keeper: (any DoorDelegate)?
}

// proxygen:parent FrontDoor
// proxygen:parent BackDoor
@objc public protocol DoorDelegate: AnyObject {
  func doorDidOpen(_ door: NSObject)
  @objc optional func door(_ door: NSObject, didCreak loudness: Int)
  @objc optional func frontDoor(_ door: FrontDoor, didRing times: Int)
}
