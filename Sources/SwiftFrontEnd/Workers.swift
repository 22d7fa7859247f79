import Foundation

/// Threads that share work, with stacks that the recursive parser fits on.
public enum Workers {
  private static let most = 8
  /// How many pieces a thread takes at a time.
  private static let chunk = 8

  /// What `work` makes of each number below `count`, in order.
  public static func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let threads = min(
      most, ProcessInfo.processInfo.activeProcessorCount, (count + chunk - 1) / chunk)
    let board = Board<Result>(count)
    guard threads > 1 else {
      return DeepStack.run { (0..<count).map(work) }
    }
    for _ in 0..<threads {
      DeepStack.start {
        while let range = board.take(chunk) { board.put(range.lowerBound, range.map(work)) }
        board.leave()
      }
    }
    return board.wait(for: threads)
  }
}

/// What threads have done and what is left to do; the condition guards it, which the compiler cannot see.
private final class Board<Result: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let count: Int
  private var next = 0
  private var done: [(start: Int, results: [Result])] = []
  private var left = 0

  init(_ count: Int) { self.count = count }

  func take(_ chunk: Int) -> Range<Int>? {
    condition.lock()
    defer { condition.unlock() }
    guard next < count else { return nil }
    let range = next..<min(next + chunk, count)
    next = range.upperBound
    return range
  }

  func put(_ start: Int, _ results: [Result]) {
    condition.lock()
    done.append((start, results))
    condition.unlock()
  }

  func leave() {
    condition.lock()
    left += 1
    condition.signal()
    condition.unlock()
  }

  func wait(for threads: Int) -> [Result] {
    condition.lock()
    defer { condition.unlock() }
    while left < threads { condition.wait() }
    return done.sorted { $0.start < $1.start }.flatMap(\.results)
  }
}
