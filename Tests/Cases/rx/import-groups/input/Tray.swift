import class Foundation.NSString
import UIKit
import class Foundation.NSArray

public class Tray {
  public weak var delegate: (any TrayDelegate)?
  public init() {}
}

public protocol TrayDelegate: AnyObject {
  func tray(_ tray: Tray, didHold text: NSString)
}
