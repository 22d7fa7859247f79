public class Lamp {
  public weak var delegate: (any LampDelegate)?
}

public protocol LampDelegate: AnyObject {
  func lampDidGlow(_ lamp: Lamp)

  @available(*, deprecated, message: "use lampDidGlow(_:)")
  func lamp(_ lamp: Lamp, didShine watts: Int)
}
