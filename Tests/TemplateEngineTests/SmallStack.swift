import Foundation

/// Does some work on a thread whose stack holds no recursion worth the name.
func onSmallStack<Success: Sendable>(_ work: @escaping @Sendable () -> Success) -> Success {
  let box = ResultBox<Success>()
  let thread = Thread { box.fill(with: work()) }
  thread.stackSize = 128 << 10
  thread.start()
  return box.wait()
}

/// Hands a value from one thread to another.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  private let filled = NSCondition()
  private var value: Value?

  func fill(with value: Value) {
    filled.withLock {
      self.value = value
      filled.signal()
    }
  }

  func wait() -> Value {
    filled.withLock {
      while true {
        if let value { return value }
        filled.wait()
      }
    }
  }
}
