import Foundation

public class Stove: NSObject {
  public weak var delegate: (any StoveDelegate)?
}

@available(*, deprecated, message: "use Ember")
public class Flame: NSObject {}

public class Ember: NSObject {}

@objc public protocol Burning {}

@objc public protocol Lit: Burning {}

/// What is deprecated along with its requirement, and overloads that only their types tell apart.
@objc public protocol StoveDelegate: AnyObject {
  @available(*, deprecated)
  @objc optional func stove(_ stove: Stove, shouldLight flame: Flame) -> Bool
  @available(*, deprecated)
  @objc optional func stove(_ stove: Stove, flameAt hour: Int) -> Flame?
  @available(iOS, introduced: 10.0, deprecated: 13.0)
  @objc optional func stove(_ stove: Stove, mayKeep unknown: Unheard, completion: @escaping (Int) -> Void)
  @available(*, deprecated)
  func stove(_ stove: Stove, didLight flame: Flame)
  @available(iOS, introduced: 10.0, deprecated: 13.0)
  func stove(_ stove: Stove, didKeep ember: Ember)
  @objc(stove:emberForBurning:)
  optional func stove(_ stove: Stove, emberFor thing: any Burning) -> Ember?
  @objc(stove:emberForLit:)
  optional func stove(_ stove: Stove, emberFor thing: any Lit) -> Ember?
}
