public final class Door {
  public weak var delegate: (any DoorDelegate)?
}

public protocol DoorDelegate: AnyObject {
  /// Ends early: */ and **/ and """ and \(evil()).
  func doorDidOpen(_ door: Door)
}
