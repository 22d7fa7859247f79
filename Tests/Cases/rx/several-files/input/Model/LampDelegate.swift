public protocol LampDelegate: BaseDelegate {
  func lamp(_ lamp: Lamp, didTurnOn level: Brightness)
}

public typealias Brightness = Double

// proxygen:skip
extension Lamp {}
