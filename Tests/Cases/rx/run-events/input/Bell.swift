import Foundation

public class Bell: NSObject {
  public weak var delegate: (any BellDelegate)?

  func ring(times: Int, loudness: Double) {
    delegate?.bellWillRing(self)
    delegate?.bell(self, didRing: times, loudness: loudness)
    delegate?.bell(self, didCrack: nil)
  }
}

public protocol BellDelegate: AnyObject {
  func bellWillRing(_ bell: Bell)
  func bell(_ bell: Bell, didRing times: Int, loudness: Double)
  func bell(_ bell: Bell, didCrack depth: Int?)
}
