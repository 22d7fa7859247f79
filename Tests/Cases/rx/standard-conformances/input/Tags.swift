public class Tag {
  public weak var delegate: (any TagDelegate)?
  public init() {}
}

/// What every delegate is besides.
public protocol TagDelegate: AnyObject, CustomStringConvertible, Identifiable, Hashable {
  func tag(_ tag: Tag, didMove distance: Int)
}
