public protocol BellDelegate: AnyObject {
  func didRing()
}
