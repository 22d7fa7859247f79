public class FrontDoor {
  public weak var delegate: (any DoorDelegate)?
  public weak var spare: (any DoorDelegate)?
  public init() {}
}

public class BackDoor {
  public weak var delegate: (any DoorDelegate)?
  public init() {}
}

// proxygen:parent FrontDoor
// proxygen:property spare
// proxygen:name RxFrontDoorSpareProxy
public protocol DoorDelegate: AnyObject {
  func doorDidOpen()
  func door(_ door: FrontDoor, didCreak loudness: Int)
}
