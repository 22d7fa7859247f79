class Bell {
  weak var delegate: BellDelegate?
}

protocol BellDelegate: AnyObject {
  func bellDidRing(_ bell: Bell)
  func bell(_ bell: Bell, ringsAt hour: Int) -> Bool
}
