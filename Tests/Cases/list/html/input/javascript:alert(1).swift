/// A file whose name is a program.
public protocol BellDelegate: AnyObject {
  func bellDidRing(_ bell: Bell)
}

public class Bell {
  public weak var delegate: (any BellDelegate)?
}
