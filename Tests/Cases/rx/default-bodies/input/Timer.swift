public class Stopwatch {
  public weak var delegate: (any StopwatchDelegate)?
  public init() {}
}

public protocol StopwatchDelegate: AnyObject {
  func stopwatchDidStart(_ stopwatch: Stopwatch)
  func stopwatchShouldStop(_ stopwatch: Stopwatch) -> Bool
  static func make() -> Int
}

extension StopwatchDelegate {
  public func stopwatchDidStart(_ stopwatch: Stopwatch) {}
  public func stopwatchShouldStop(_ stopwatch: Stopwatch) -> Bool { true }
  public static func make() -> Int { 1 }
}
