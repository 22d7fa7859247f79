protocol DoorDelegate: AnyObject {
  func doorDidOpen(_ door: Door)
  func doorDidClose(_ door: Door)
}

class Door {
  weak var delegate: DoorDelegate?
}
