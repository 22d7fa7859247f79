protocol GongDelegate: AnyObject {
  func didStrike(
}
