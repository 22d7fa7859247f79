class Door {
  weak var delegate: DoorDelegate?
  weak var dataSource: DoorDataSource?
}

protocol DoorDelegate: AnyObject {
  // proxygen:name opened
  func doorDidOpen(_ door: Door)
}

// Its name for the question is the delegate's already: it goes, and the delegate's stays.
protocol DoorDataSource: AnyObject {
  // proxygen:name opened
  func isOpen(_ door: Door) -> Bool
}
