import Foundation

public class Bell: NSObject {
  public weak var delegate: BellDelegate?
}

public protocol BellDelegate: AnyObject {
  func bellDidRing(_ bell: Bell)
}
