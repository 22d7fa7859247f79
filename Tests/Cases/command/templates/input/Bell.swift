public class Bell {
  public weak var delegate: (any BellDelegate)?
}

public protocol BellDelegate: AnyObject {
  func bellDidRing(_ bell: Bell)
}
