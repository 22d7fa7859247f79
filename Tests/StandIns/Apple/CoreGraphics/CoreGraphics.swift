// The Swift side of CoreGraphics. Bodies are never compiled.
@_exported import CoreGraphics
@_exported import ObjectiveC

@frozen public struct CGFloat: Hashable, Codable, Sendable {
  public typealias NativeType = Double

  public var native: NativeType

  public init() {}

  public init(_ value: Double) {}

  public init(_ value: Float) {}

  public init(_ value: CGFloat) {}

  public init<Source: BinaryInteger>(_ value: Source) {}

  public static var greatestFiniteMagnitude: CGFloat {}

  public static var infinity: CGFloat {}

  public static var pi: CGFloat {}
}

extension CGFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}

  public init(integerLiteral value: Int) {}
}

extension CGFloat: SignedNumeric, Comparable, CustomStringConvertible {
  public init?<Source: BinaryInteger>(exactly source: Source) {}

  public var magnitude: CGFloat {}

  public var description: String {}

  public static func < (left: CGFloat, right: CGFloat) -> Bool {}

  public static func + (left: CGFloat, right: CGFloat) -> CGFloat {}

  public static func - (left: CGFloat, right: CGFloat) -> CGFloat {}

  public static func * (left: CGFloat, right: CGFloat) -> CGFloat {}

  public static func / (left: CGFloat, right: CGFloat) -> CGFloat {}

  public static func *= (left: inout CGFloat, right: CGFloat) {}
}

extension Double {
  public init(_ value: CGFloat) {}
}

extension CGPoint: Hashable, Codable, @unchecked Sendable {
  public static var zero: CGPoint {}

  public init(x: Double, y: Double) {}

  public init(x: Int, y: Int) {}

  public init(from decoder: any Decoder) throws {}

  public func encode(to encoder: any Encoder) throws {}

  public static func == (left: CGPoint, right: CGPoint) -> Bool {}

  public func hash(into hasher: inout Hasher) {}
}

extension CGSize: Hashable, @unchecked Sendable {
  public static var zero: CGSize {}

  public init(width: Double, height: Double) {}

  public init(width: Int, height: Int) {}

  public static func == (left: CGSize, right: CGSize) -> Bool {}

  public func hash(into hasher: inout Hasher) {}
}

extension CGRect: Hashable, @unchecked Sendable {
  public static var zero: CGRect {}

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}

  public init(x: Double, y: Double, width: Double, height: Double) {}

  public init(x: Int, y: Int, width: Int, height: Int) {}

  public static func == (left: CGRect, right: CGRect) -> Bool {}

  public func hash(into hasher: inout Hasher) {}
}
