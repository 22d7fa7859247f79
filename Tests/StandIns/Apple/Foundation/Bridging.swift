// How values of Swift become objects of Objective-C. Bodies are never compiled.

/// Gives a value the bridging that the importer and the casts ask for.
public protocol BridgedValue: _ObjectiveCBridgeable {}

extension BridgedValue {
  public func _bridgeToObjectiveC() -> _ObjectiveCType {}

  public static func _forceBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool {}

  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {}
}

extension String: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSString
}

extension Array: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSArray
}

extension Dictionary: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSDictionary
}

extension Set: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSSet
}

extension Bool: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSNumber
}

extension Int: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSNumber
}

extension UInt: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSNumber
}

extension Int32: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSNumber
}

extension Int64: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSNumber
}

extension Double: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSNumber
}

extension Float: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSNumber
}

extension CGFloat: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSNumber
}

extension URL: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSURL
}

extension Date: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSDate
}

extension Data: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSData
}

extension IndexPath: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSIndexPath
}

extension UUID: @retroactive _ObjectiveCBridgeable, BridgedValue {
  public typealias _ObjectiveCType = NSUUID
}

extension IndexSet: BridgedValue {
  public typealias _ObjectiveCType = NSIndexSet
}

extension URLRequest: BridgedValue {
  public typealias _ObjectiveCType = NSURLRequest
}

extension Notification: BridgedValue {
  public typealias _ObjectiveCType = NSNotification
}
