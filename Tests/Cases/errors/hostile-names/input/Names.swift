public final class `../../up` { public weak var delegate: (any UpDelegate)? }

/// Documentation that ends early: */ and **/ and """ and \(evil()).
public protocol UpDelegate: AnyObject {
  func upDidOpen(_ up: `../../up`)
}
