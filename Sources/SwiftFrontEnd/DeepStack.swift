import Foundation

/// A stack that the recursive parser fits on, whichever thread asks: a thread pool's stacks may have 512 KB only.
enum DeepStack {
  private static let size = 64 << 20

  /// Runs `work` on a thread of its own and waits for the result.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let outcome = Outcome<Result>()
    start { outcome.fulfill(with: work()) }
    return outcome.wait()
  }

  /// Runs `work` on a thread of its own.
  static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = size
    thread.start()
  }
}

/// A value that one thread hands to another; the condition guards it, which the compiler cannot see.
private final class Outcome<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  func fulfill(with value: Value) {
    condition.lock()
    self.value = value
    condition.signal()
    condition.unlock()
  }

  func wait() -> Value {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value { return value }
      condition.wait()
    }
  }
}
