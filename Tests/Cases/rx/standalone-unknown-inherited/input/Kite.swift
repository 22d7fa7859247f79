import Foundation

// What it inherits asks for an NSObject, which the inputs don't say.
// proxygen:standalone
public protocol KiteDelegate: Flying {
  func kiteDidRise(to height: Double)
}
