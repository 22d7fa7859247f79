public protocol GongDelegate: AnyObject {
  func didSound()
}
