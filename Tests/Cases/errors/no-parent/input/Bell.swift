public protocol BellDelegate: AnyObject {
  func didRing()
  func didRing(times: Int)
}
