public class Bell {
  public weak var delegate: (any BellDelegate)?
  public weak var observer: (any RingDelegate)?
}

public protocol BellDelegate: AnyObject {
  func bellDidRing(_ bell: Bell)
}

// proxygen:name RxBellDelegateProxy
public protocol RingDelegate: AnyObject {
  func bellDidSound(_ bell: Bell)
}
