class MapView {
  weak var delegate: MapDelegate?
}

protocol MapDelegate: AnyObject {
  func mapDidMove(_ map: MapView)
}

enum Map {
  class Camera {
    weak var delegate: Map.Delegate?
  }

  protocol Delegate: AnyObject {
    func cameraDidMove(_ camera: Camera)
  }
}
