struct Size {
  var width: Int
  var height: Int
}

protocol DoorDelegate: AnyObject {
  func door(_ door: Door, didOpen angle: Int)
  func doorShouldOpen(_ door: Door) -> Bool
  func doorShouldClose(_ door: Door) -> Bool
  func sizeOf(_ door: Door) -> Size
}

class Door {
  weak var delegate: DoorDelegate?
}

protocol LampHandling: AnyObject {
  func lampDidBurnOut(_ lamp: Lamp)
}

class Lamp {
  weak var handler: LampHandling?
}

protocol PrivateDelegate: AnyObject {
  func impossible<T>(_ value: T) -> T
}
