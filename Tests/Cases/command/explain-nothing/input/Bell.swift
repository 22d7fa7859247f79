/// Rings.
final class Bell {
  weak var delegate: BellDelegate?
}

protocol BellDelegate: AnyObject {
  /// Tells that it rang.
  func bell(_ bell: Bell, didRing times: Int)

  func bellShouldRing(_ bell: Bell) -> Bool
}
