// The Swift side of Foundation: the toolchain's own values and, here, the ones that it lacks.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import Glibc
@_exported import ObjectiveC

public typealias Thread = NSThread

public struct IndexSet: Hashable, Sendable {
  public init() {}
}

public struct URLRequest: Hashable, Sendable {
  public var url: URL?

  public init(url: URL) {}
}

public struct Notification {
  public typealias Name = NSNotification.Name

  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?

  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {}
}

extension NSObject: CustomStringConvertible, CustomDebugStringConvertible {
  public var debugDescription: String {}
}

extension NSError: Error, @unchecked Sendable {}

public func _convertNSErrorToError(_ error: NSError?) -> any Error {}

public func _convertErrorToNSError(_ error: any Error) -> NSError {}

extension Error {
  public var localizedDescription: String {}
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector {}

public func NSStringFromSelector(_ aSelector: Selector) -> String {}

extension NSLocking {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {}
}

extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral
{
  public required convenience init(integerLiteral value: Int) {}

  public required convenience init(booleanLiteral value: Bool) {}

  public required convenience init(floatLiteral value: Double) {}
}
