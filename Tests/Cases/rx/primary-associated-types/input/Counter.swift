public protocol Sensor<Reading>: AnyObject {
  associatedtype Reading
  var last: Reading { get }
}

public class Counter {
  public weak var delegate: (any CounterDelegate)?
  public init() {}
}

public protocol CounterDelegate: AnyObject {
  func counter(_ counter: Counter, didCount values: any Collection<Int>)
  func counter(_ counter: Counter, didJoin sensor: any Sensor<Int>)
  func counter(_ counter: Counter, didLose sensor: (any Sensor<Int>)?, named name: String)
  func counter(_ counter: Counter, didRead values: some Sequence<Int>)
  // proxygen:default []
  func counter(_ counter: Counter, valuesOf sensor: any Sensor<Int>) -> any Collection<Int>
}
