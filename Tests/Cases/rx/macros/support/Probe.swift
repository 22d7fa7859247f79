public class Probe {
  public weak var delegate: (any ProbeDelegate)?
  public init() {}
}

public protocol ProbeDelegate: AnyObject {
  func probe(_ probe: Probe, didFind name: String)
  func probe(_ probe: Probe, accepts name: String) -> Bool
  var depth: Int { get }
}
