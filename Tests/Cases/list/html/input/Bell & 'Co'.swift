/// Its file's name has to be escaped.
public protocol BellDelegate: AnyObject {
  func bellDidRing(_ bell: Bell)
}

public class Bell {
  public weak var delegate: (any BellDelegate)?
}
