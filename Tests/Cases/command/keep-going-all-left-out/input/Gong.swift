protocol GongDelegate: AnyObject {
  func didStrike()
}

protocol MalletDelegate: AnyObject {
  func didBreak()
}
