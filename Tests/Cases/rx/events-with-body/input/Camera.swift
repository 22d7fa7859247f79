import Foundation

@objc public enum CameraMode: Int {
  case photo, video
}

public class Camera: NSObject {
  public weak var delegate: (any CameraDelegate)?
}

/// Events that the runtime can't intercept: required ones, and those whose payload doesn't survive boxing.
@objc public protocol CameraDelegate: NSObjectProtocol {
  func cameraDidOpen(_ camera: Camera)
  func camera(_ camera: Camera, didTake photo: Data, at index: Int)
  @objc optional func camera(_ camera: Camera, didChangeTo mode: CameraMode)
  @objc optional func camera(_ camera: Camera, didFocusIn range: NSRange, of mode: CameraMode)
}
