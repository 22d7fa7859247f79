import Foundation

@Tracked
public class Probe {
  public weak var delegate: (any ProbeDelegate)?
  public init() {}
}

@Mockable
public protocol ProbeDelegate: AnyObject {
  @Spied(limit: 3)
  func probe(_ probe: Probe, didFind name: String)
  @Stubbed @discardableResult func probe(_ probe: Probe, accepts name: String) -> Bool
  @Stubbed var depth: Int { get }
  #Members("probe")
}

#Register(ProbeDelegate.self)
