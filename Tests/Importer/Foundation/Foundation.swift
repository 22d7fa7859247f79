// The Swift side of the importer's Foundation: what values bridge to. Bodies are never compiled.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

/// Gives a value the bridging that the importer asks for.
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

extension NSError: Error, @unchecked Sendable {}

public func _convertNSErrorToError(_ error: NSError?) -> any Error {}

public func _convertErrorToNSError(_ error: any Error) -> NSError {}

public struct Calendar: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSCalendar
}

public struct CharacterSet: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSCharacterSet
}

public struct Data: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSData
}

public struct Date: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSDate
}

public struct DateComponents: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSDateComponents
}

public struct DateInterval: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSDateInterval
}

public struct IndexPath: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSIndexPath
}

public struct IndexSet: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSIndexSet
}

public struct Locale: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSLocale
}

public struct Notification: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSNotification
}

public struct PersonNameComponents: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSPersonNameComponents
}

public struct TimeZone: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSTimeZone
}

public struct URL: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSURL
}

public struct URLComponents: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSURLComponents
}

public struct URLQueryItem: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSURLQueryItem
}

public struct URLRequest: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSURLRequest
}

public struct UUID: Hashable, Sendable, BridgedValue {
  public typealias _ObjectiveCType = NSUUID
}

/// What enumerations of errors become.
public protocol _ErrorCodeProtocol: Equatable {
  associatedtype _ErrorType: _BridgedStoredNSError where _ErrorType.Code == Self
}

public protocol CustomNSError: Error {
  static var errorDomain: String { get }
}

extension CustomNSError {
  public static var errorDomain: String {}
}

public protocol _BridgedStoredNSError: CustomNSError, Hashable {
  associatedtype Code: _ErrorCodeProtocol, RawRepresentable where Code.RawValue: FixedWidthInteger

  var _nsError: NSError { get }

  init(_nsError error: NSError)
}

extension _BridgedStoredNSError {
  public static func == (left: Self, right: Self) -> Bool {}

  public func hash(into hasher: inout Hasher) {}
}

public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
