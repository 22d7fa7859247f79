/// A parent as light as can be, so that nothing hides what its delegate costs.
public final class Meter {
  public weak var delegate: (any MeterDelegate)?

  public init() {}

  public func read(_ value: Int) { delegate?.meter(self, didRead: value) }
}

public protocol MeterDelegate: AnyObject {
  func meter(_ meter: Meter, didRead value: Int)
}
