open class Kiln {
  public weak var delegate: (any KilnDelegate)?
  public init() {}
}

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
public struct Glow: Hashable, Sendable {
  public var kelvin: Int
  public init(kelvin: Int) { self.kelvin = kelvin }
}

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
public final class Sensor {
  public init() {}
}

/// What a stored property can't name is stored without its type.
public protocol KilnDelegate: AnyObject {
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  func kiln(_ kiln: Kiln, didReach glow: Glow)
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  func kiln(_ kiln: Kiln, didRead sensor: Sensor, at hour: Int)
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  func kiln(_ kiln: Kiln, didLose glow: Glow?)
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  func glowOf(_ kiln: Kiln) -> Glow?
  // proxygen:default Glow(kelvin: 900)
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  func kiln(_ kiln: Kiln, glowAt hour: Int) -> Glow
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  func kiln(_ kiln: Kiln, durationOf glow: Glow, from hour: Int) -> Int
  // proxygen:event willCool
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  func kiln(_ kiln: Kiln, coolFrom glow: Glow, completion: @escaping (Glow?) -> Void)
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  var limit: Glow? { get set }
  /// Its types are everywhere, and so it is stored as any other.
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  func kiln(_ kiln: Kiln, mayOpenAt hour: Int) -> Bool
}
