public class Lamp {
  public weak var delegate: (any LampDelegate)?
}

public protocol LampDelegate: AnyObject {
  func lampDidGlow(_ lamp: Lamp)

  /// The compiler warns of the version.
  @available(*, deprecated: 1.0, message: "use lampDidGlow(_:)")
  func lamp(_ lamp: Lamp, didShine watts: Int)
}
