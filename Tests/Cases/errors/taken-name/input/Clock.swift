public class Clock {
  public weak var delegate: (any ClockDelegate)?
}

public protocol ClockDelegate: AnyObject {
  // The name of the accessor, and one that every reactive extension has.
  // proxygen:name delegate
  func clockDidTick(_ clock: Clock)
  // proxygen:name deallocated
  func clockDidStop(_ clock: Clock)
  // Chosen twice, once for an event of a question.
  // proxygen:name rings
  func clockDidRing(_ clock: Clock)
  // proxygen:event rings
  func clockShouldRing(_ clock: Clock) -> Bool
  // proxygen:name 2fast
  func clockDidHurry(_ clock: Clock)
}
