import Foundation

public class Radio: NSObject {
  public weak var delegate: (any RadioDelegate)?
}

// proxygen:retain
public protocol RadioDelegate: AnyObject {
  // proxygen:replay 2
  func radio(_ radio: Radio, didHear word: String)
  // proxygen:keep-sender
  func radioDidClose(_ radio: Radio)
  // proxygen:event willOpen
  func radioShouldOpen(_ radio: Radio) -> Bool
  // proxygen:event didAskForName
  func radio(_ radio: Radio, nameOf channel: Int) -> String
}
