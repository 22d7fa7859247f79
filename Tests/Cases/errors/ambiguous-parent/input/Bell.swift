public class FrontBell {
  public weak var delegate: (any BellDelegate)?
}

public class BackBell {
  public weak var delegate: (any BellDelegate)?
}

public protocol BellDelegate: AnyObject {
  func didRing()
}
