// Nobody holds it, and none of its methods tells whose it is.
protocol GongDelegate: AnyObject {
  func didStrike()
}
