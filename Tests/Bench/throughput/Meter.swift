import Foundation

/// A parent as light as can be, so that nothing hides what its delegate costs.
public final class Meter {
  public weak var delegate: (any MeterDelegate)?

  public init() {}

  public func read(_ value: Int) { delegate?.meter(self, didRead: value) }
}

public protocol MeterDelegate: AnyObject {
  func meter(_ meter: Meter, didRead value: Int)
}

/// Seconds that this thread had of the processor, whatever else the machine does.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
