import Foundation

@objc public enum RadioState: Int {
  case off, on
}

public class Radio: NSObject {
  public weak var delegate: (any RadioDelegate)?
}

// proxygen:retain
@objc public protocol RadioDelegate: NSObjectProtocol {
  /// Comes before anyone can subscribe.
  // proxygen:replay 1
  func radio(_ radio: Radio, didUpdate state: RadioState)
  // proxygen:replay 3
  @objc optional func radio(_ radio: Radio, didHear word: String)

  // proxygen:keep-sender
  @objc optional func radio(_ radio: Radio, didTuneTo frequency: Double)
  // proxygen:keep-sender
  func radioDidClose(_ radio: Radio)

  /// The answer, and that it was asked for.
  // proxygen:event willOpen
  @objc optional func radioShouldOpen(_ radio: Radio) -> Bool
  // proxygen:event didAskForName
  func radio(_ radio: Radio, nameOf channel: Int) -> String
  // proxygen:event willConnect
  func radio(_ radio: Radio, connectTo host: String, completion: @escaping (Bool) -> Void)
}
