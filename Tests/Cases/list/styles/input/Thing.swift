import Foundation

/// Something that keeps its delegate posted.
open class Thing: NSObject {
  open weak var delegate: ThingDelegate?
}

/// A delegate protocol with each of the shapes that a requirement can have.
@objc public protocol ThingDelegate: AnyObject {
  /// Optional, passes parameters.
  @objc optional func thing(_ thing: Thing, hasDoneSomething param1: String, with value: Int)

  /// Required, passes parameters.
  func thing(_ thing: Thing, didFinishWith result: String)

  /// Optional, returns a value.
  @objc optional func thingNeedsSomething(_ thing: Thing) -> String?

  /// Required, returns a value.
  func thingShouldStart(_ thing: Thing) -> Bool

  /// Passes one parameter and returns a value.
  func thing(_ thing: Thing, priceOf item: String) -> Int

  /// Passes several parameters and returns a value.
  @objc optional func thing(_ thing: Thing, distanceFrom start: Double, to end: Double) -> Double
}
