/// A lamp that tells how bright it is.
public final class Lamp {
  public weak var delegate: (any LampDelegate)?

  public init() {}

  public func turn(to brightness: Int) { delegate?.lamp(self, didChangeTo: brightness) }
}

public protocol LampDelegate: AnyObject {
  func lamp(_ lamp: Lamp, didChangeTo brightness: Int)
}
