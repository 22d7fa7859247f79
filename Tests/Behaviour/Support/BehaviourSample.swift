import Foundation

/// A type that values can be made of. A case may make its own types conform.
protocol Sampled {
  static func sample(_ variant: Sample.Variant) -> Self?
}

/// Values for parameters and answers.
enum Sample {
  enum Variant: Int {
    case first = 1
    case second = 2
  }

  /// Parameters of the parent's type get it.
  nonisolated(unsafe) static weak var parent: AnyObject?

  private static let others: [Any] = [SampleError(), NSNull()]

  @_disfavoredOverload
  static func some<Value>(_ variant: Variant) -> Value? {
    if let type = Value.self as? any Sampled.Type { return type.sample(variant) as? Value }
    if let parent = parent as? Value { return parent }
    if let nothing = () as? Value { return nothing }
    return others.lazy.compactMap { $0 as? Value }.first ?? plain()
  }

  @_disfavoredOverload
  static func answer<Value>(_ variant: Variant) -> Value {
    guard let value: Value = some(variant) else {
      preconditionFailure("there is no sample of \(Value.self)")
    }
    return value
  }

  // MARK: Handlers

  static func some(_ variant: Variant) -> (@Sendable () -> Void)? { { BehaviourRecorder.handle() } }
  static func some<A>(_ variant: Variant) -> (@Sendable (A) -> Void)? {
    { _ in BehaviourRecorder.handle() }
  }
  static func some<A, B>(_ variant: Variant) -> (@Sendable (A, B) -> Void)? {
    { _, _ in BehaviourRecorder.handle() }
  }
  static func some<A, B, C>(_ variant: Variant) -> (@Sendable (A, B, C) -> Void)? {
    { _, _, _ in BehaviourRecorder.handle() }
  }
  static func some(_ variant: Variant) -> (@Sendable () -> Void)?? {
    { BehaviourRecorder.handle() }
  }
  static func some<A>(_ variant: Variant) -> (@Sendable (A) -> Void)?? {
    { _ in BehaviourRecorder.handle() }
  }
  static func some<A, B>(_ variant: Variant) -> (@Sendable (A, B) -> Void)?? {
    { _, _ in BehaviourRecorder.handle() }
  }

  static func complete(_ handler: (() -> Void)?) { handler?() }
  static func complete<A>(_ handler: ((A) -> Void)?) { handler?(answer(.first)) }
  static func complete<A, B>(_ handler: ((A, B) -> Void)?) {
    handler?(answer(.first), answer(.first))
  }
  static func complete<A, B, C>(_ handler: ((A, B, C) -> Void)?) {
    handler?(answer(.first), answer(.first), answer(.first))
  }

  /// A struct or enum without anything that must be kept alive: all zeros are its first case, or its zero.
  private static func plain<Value>() -> Value? {
    guard _isPOD(Value.self), !(Value.self is any AnyObject.Type) else { return nil }
    return withUnsafeTemporaryAllocation(
      byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment
    ) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return bytes.baseAddress?.load(as: Value.self)
    }
  }
}

extension Sample {
  /// Handlers of two values are answered by a pair.
  static func answer<A, B>(_ variant: Variant) -> (A, B) { (answer(variant), answer(variant)) }
}

struct SampleError: Error {}

extension BinaryInteger {
  static func sample(_ variant: Sample.Variant) -> Self? { Self(variant.rawValue) }
}

extension Int: Sampled {}
extension Int8: Sampled {}
extension Int32: Sampled {}
extension Int64: Sampled {}
extension UInt: Sampled {}
extension UInt8: Sampled {}

extension Double: Sampled {
  static func sample(_ variant: Sample.Variant) -> Double? { Double(variant.rawValue) }
}

extension Float: Sampled {
  static func sample(_ variant: Sample.Variant) -> Float? { Float(variant.rawValue) }
}

extension Bool: Sampled {
  static func sample(_ variant: Sample.Variant) -> Bool? { variant == .first }
}

extension String: Sampled {
  static func sample(_ variant: Sample.Variant) -> String? { "sample \(variant.rawValue)" }
}

extension Optional: Sampled {
  static func sample(_ variant: Sample.Variant) -> Wrapped?? {
    let wrapped: Wrapped? = Sample.some(variant)
    return .some(wrapped)
  }
}

extension Array: Sampled {
  static func sample(_ variant: Sample.Variant) -> [Element]? {
    let element: Element? = Sample.some(variant)
    return element.map { [$0] } ?? []
  }
}

extension Set: Sampled {
  static func sample(_ variant: Sample.Variant) -> Set<Element>? {
    let element: Element? = Sample.some(variant)
    return Set(element.map { [$0] } ?? [])
  }
}

extension Dictionary: Sampled {
  /// The key is the first sample, so that it is the one that is asked for.
  static func sample(_ variant: Sample.Variant) -> [Key: Value]? {
    guard let key: Key = Sample.some(.first), let value: Value = Sample.some(variant) else {
      return [:]
    }
    return [key: value]
  }
}

extension Date: Sampled {
  static func sample(_ variant: Sample.Variant) -> Date? {
    Date(timeIntervalSince1970: Double(variant.rawValue))
  }
}

extension Data: Sampled {
  static func sample(_ variant: Sample.Variant) -> Data? { Data([UInt8(variant.rawValue)]) }
}

extension URL: Sampled {
  static func sample(_ variant: Sample.Variant) -> URL? { URL(fileURLWithPath: "/sample") }
}
