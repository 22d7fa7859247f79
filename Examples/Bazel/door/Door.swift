/// A door that asks who may come in, and tells when it opens.
public final class Door {
  public weak var delegate: (any DoorDelegate)?

  public init() {}

  public func knock(_ name: String) {
    guard delegate?.door(self, shouldOpenFor: name) ?? false else { return }
    delegate?.door(self, didOpenFor: name)
  }
}

public protocol DoorDelegate: AnyObject {
  func door(_ door: Door, shouldOpenFor name: String) -> Bool
  func door(_ door: Door, didOpenFor name: String)
}
