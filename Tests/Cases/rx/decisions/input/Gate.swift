import Foundation

@objc public enum Verdict: Int {
  case deny, allow
}

public class Gate: NSObject {
  public weak var delegate: (any GateDelegate)?
}

@objc public protocol GateDelegate: AnyObject {
  // proxygen:default .deny
  func gate(_ gate: Gate, decideFor name: String, decisionHandler: @escaping (Verdict) -> Void)
  func gate(_ gate: Gate, confirm text: String, completion: ((Bool) -> Void)?)
  func gate(_ gate: Gate, willClose completion: @escaping () -> Void)
  @objc optional func gate(
    _ gate: Gate, challenge: String, completionHandler: @escaping (Verdict, String?) -> Void)
}
