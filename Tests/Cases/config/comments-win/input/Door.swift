// proxygen:name CommentedProxy
protocol DoorDelegate: AnyObject {
  // proxygen:name commentedOpen
  func doorDidOpen(_ door: Door)
  func doorDidClose(_ door: Door)
}

class Door {
  weak var delegate: DoorDelegate?
}
