import Foundation

public class Lamp: NSObject {
  public weak var delegate: (any LampDelegate)?

  @available(*, deprecated, message: "switch it on")
  public func light() {}
}

@objc public protocol LampDelegate: AnyObject {
  func lampDidGlow(_ lamp: Lamp)
}
