import Foundation

public class Clock: NSObject {
  public weak var delegate: (any ClockDelegate)?
}

@available(macOS 10.15, iOS 13, *)
@objc public protocol ClockDelegate: AnyObject {
  @objc optional func clockDidTick(_ clock: Clock)
  @available(*, deprecated, message: "use clockDidTick(_:)")
  @objc optional func clock(_ clock: Clock, didTickAt time: Double)
  @available(*, deprecated)
  func clock(_ clock: Clock, didRing volume: Int)
  @available(*, unavailable, message: "gone")
  @objc optional func clockDidVanish(_ clock: Clock)
  @available(swift, obsoleted: 4.2, renamed: "clockDidTick(_:)")
  @objc optional func clockTicked(_ clock: Clock)
  @available(macOS 12, *)
  func clock(_ clock: Clock, titleOf hour: Int) -> String
}
