import Foundation

public class Lamp: NSObject {
  public weak var delegate: (any LampDelegate)?

  deinit { print("  lamp is gone") }
}

public protocol LampDelegate: AnyObject {
  func lampDidTurnOn(_ lamp: Lamp)
  func lamp(_ lamp: Lamp, didDim level: Int)
  func lampColor(_ lamp: Lamp) -> String
}
