public class Bell {
  public weak var delegate: (any BellDelegate)?
}

public protocol BellDelegate: Ringing {
  func bellDidRing(_ bell: Bell)
}
