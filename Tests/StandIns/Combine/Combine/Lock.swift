internal import Foundation

/// Held for a few assignments, never while code of others runs.
final class Lock: @unchecked Sendable {
  private let lock = NSLock()

  func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

/// Held while a subscriber receives, so that it receives one thing at a time; it may send more meanwhile.
final class RecursiveLock: @unchecked Sendable {
  private let lock = NSRecursiveLock()

  func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
