protocol BellDelegate: AnyObject {
  func bellDidRing(_ bell: Bell)
}

class Bell {
  weak var delegate: BellDelegate?
}
