public class Queue {
  public var delegate: QueueDelegate?
  public init() {}
}

public protocol QueueDelegate {
  func queue(_ queue: Queue, didAdd item: String)
  func queue(_ queue: Queue, limitOf item: String) -> Int
}
