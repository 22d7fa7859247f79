import Foundation

public class Kettle: NSObject {
  public weak var delegate: (any KettleDelegate)?
}

///
public protocol KettleDelegate: AnyObject {
  ///
  func kettleDidBoil(_ kettle: Kettle)

  ///
  /// The lid is open.
  ///
  func kettleDidOpen(_ kettle: Kettle)

  /**
   */
  func kettleShouldWhistle(_ kettle: Kettle) -> Bool
}
