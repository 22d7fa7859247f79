import Foundation

public struct Light: Sendable {
  public var level: Int
  public init(level: Int) { self.level = level }
}

// An Objective-C protocol below a Swift one: what is optional is found by the runtime.
// proxygen:skip
@objc public protocol BulbDelegate: NSObjectProtocol {
  @objc optional func bulbShouldGlow(_ bulb: Bulb) -> Bool
  @objc optional func bulbDidGlow(_ bulb: Bulb)
  func bulbHeat(_ bulb: Bulb) -> Int
}

open class Bulb: NSObject {
  public weak var delegate: (any ShadedBulbDelegate)?
}

public protocol ShadedBulbDelegate: BulbDelegate {
  func bulbLight(_ bulb: Bulb) -> Light
}

extension ShadedBulbDelegate {
  public func bulbLight(_ bulb: Bulb) -> Light {
    Light(level: bulbShouldGlow?(bulb) ?? false ? bulbHeat(bulb) : 0)
  }
}

// Isolation and effects.
@MainActor public protocol LampDelegate: AnyObject {
  func lampDidSwitch(_ lamp: Lamp)
  func lampLight(_ lamp: Lamp) -> Light
  nonisolated func lampModel(_ lamp: Lamp) -> Light
  func lamp(_ lamp: Lamp, warm seconds: Int) async throws -> Light
  func lamp(_ lamp: Lamp, cool seconds: Int) async -> Light
  func lamp(_ lamp: Lamp, dim: Bool, done: @escaping @MainActor (Light) -> Void)
  var shade: Light { get set }
  var tint: Light? { get }
  var power: Light { get async throws }
}

@MainActor public class Lamp {
  public weak var delegate: (any LampDelegate)?
}

extension LampDelegate {
  public func lampLight(_ lamp: Lamp) -> Light { shade }
  public nonisolated func lampModel(_ lamp: Lamp) -> Light { Light(level: 1) }
  public func lamp(_ lamp: Lamp, warm seconds: Int) async throws -> Light { try await power }
  public func lamp(_ lamp: Lamp, cool seconds: Int) async -> Light { lampLight(lamp) }
  public func lamp(_ lamp: Lamp, dim: Bool, done: @escaping @MainActor (Light) -> Void) {
    done(shade)
  }
  public var shade: Light {
    get { Light(level: 3) }
    set { lampDidSwitch(Lamp()) }
  }
  public var tint: Light? { shade }
  public var power: Light { get async throws { await lamp(Lamp(), cool: 1) } }
}

// Sendable, and a default body that only refinements have.
// proxygen:skip
protocol BaseTorchDelegate: AnyObject, Sendable {
  func torchLight(_ torch: Torch) -> Light
  func torchBeam(_ torch: Torch) -> Bool
}

protocol TorchDelegate: BaseTorchDelegate {
  #if DEBUG
    func torchTrace(_ torch: Torch) -> Light
  #endif
  @available(macOS 99, iOS 99, *)
  func torchGlow(_ torch: Torch) -> Light
}

final class Torch: NSObject {
  weak var delegate: (any TorchDelegate)?
}

extension BaseTorchDelegate {
  func torchBeam(_ torch: Torch) -> Bool { false }
}

extension TorchDelegate {
  func torchLight(_ torch: Torch) -> Light { Light(level: 5) }
  func torchBeam(_ torch: Torch) -> Bool { true }
  #if DEBUG
    func torchTrace(_ torch: Torch) -> Light { torchLight(torch) }
  #endif
  @available(macOS 99, iOS 99, *)
  func torchGlow(_ torch: Torch) -> Light { torchLight(torch) }
}

// Structs may conform, and much that can only be forwarded.
protocol FlareDelegate {
  func flareLight(_ flare: Flare) -> Light
  func flare<Value: Comparable>(_ flare: Flare, higherOf one: Value, _ two: Value) -> Value
  func flare(_ flare: Flare, change light: inout Light) -> Light
  func flare(_ flare: Flare, map transform: (Int) -> Light) -> [Light]
  func flare(_ flare: Flare, log message: @autoclosure () -> String) -> Light
  func flare(_ flare: Flare, `in` place: String, _: Int) -> Light
  var color: Light { get set }
  // proxygen:skip
  var smoke: Light { get set }
}

final class Flare: NSObject {
  var delegate: (any FlareDelegate)?
}

extension FlareDelegate {
  func flareLight(_ flare: Flare) -> Light { color }
  func flare<Value: Comparable>(_ flare: Flare, higherOf one: Value, _ two: Value) -> Value {
    max(one, two)
  }
  func flare(_ flare: Flare, change light: inout Light) -> Light { light }
  func flare(_ flare: Flare, map transform: (Int) -> Light) -> [Light] { [transform(1)] }
  func flare(_ flare: Flare, log message: @autoclosure () -> String) -> Light {
    Light(level: message().count)
  }
  func flare(_ flare: Flare, `in` place: String, _: Int) -> Light { color }
  var color: Light { get { Light(level: 9) } set {} }
  var smoke: Light { get { color } set {} }
}

// Without a parent.
// proxygen:standalone
protocol SparkDelegate: AnyObject {
  func sparkLight() -> Light
  func sparkCount() -> Int
}

extension SparkDelegate {
  func sparkLight() -> Light { Light(level: sparkCount()) }
}
