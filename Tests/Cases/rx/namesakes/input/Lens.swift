import Foundation

public class Lens: NSObject {
  public weak var delegate: (any LensDelegate)?
}

/// One full name for several types.
@objc public protocol LensDelegate: AnyObject {
  @objc(lens:text:) optional func lens(_ lens: Lens, focus value: String!) -> Bool
  @objc(lens:number:) optional func lens(_ lens: Lens, focus value: Int) -> Bool
  @objc(lens:handler:) optional func lens(_ lens: Lens, focus value: @escaping (Bool) -> Void) -> Bool
}
