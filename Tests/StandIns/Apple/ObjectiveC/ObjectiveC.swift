// The Swift side of Objective-C's own types. Bodies are never compiled.
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  private var pointer: OpaquePointer

  public init(_ name: String) {}

  public init(stringLiteral name: String) {}
}

extension Selector: CustomStringConvertible {
  public var description: String {}
}

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  private var value: Int8

  public init(_ value: Bool) {}

  public init(booleanLiteral value: Bool) {}

  public var boolValue: Bool {}
}

/// The pointer itself, as the importer has it.
public struct NSZone {
  private var pointer: OpaquePointer
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool {}

public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool {}

extension NSObject: Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool {}

  public func hash(into hasher: inout Hasher) {}
}

extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] {}
}
