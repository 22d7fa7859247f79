import Foundation

public class Oven: NSObject {
  public weak var delegate: (any OvenDelegate)?
}

public class Timer: NSObject {
  public weak var delegate: (any TimerDelegate)?
}

public struct Heat {}

@objc public protocol OvenDelegate: NSObjectProtocol {
  @available(*, deprecated, message: "use ovenShouldHeat(_:)")
  @objc optional func ovenMayHeat(_ oven: Oven) -> Bool
  @objc optional func ovenShouldHeat(_ oven: Oven) -> Bool
  @available(macOS 12, iOS 15, *)
  @objc optional func oven(_ oven: Oven, shouldKeepWarmFor minutes: Int) -> Bool
  #if DEBUG
    @available(macOS, introduced: 13)
    @objc optional func ovenShouldLog(_ oven: Oven) -> Bool
  #endif
}

@objc public protocol TimerDelegate {
  @available(macOS 12, *)
  @objc optional func timerShouldRing(_ timer: Timer) -> Bool
}
