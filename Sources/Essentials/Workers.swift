#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads that share work, with stacks that the recursive parser fits on.
public enum Workers {
  private static let most = 8

  /// What `work` makes of each number below `count`, in order.
  ///
  /// - Parameter chunk: how many a thread takes at a time.
  public static func map<Result: Sendable>(
    _ count: Int, chunk: Int = 8, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let processors = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let threads = min(most, processors, (count + chunk - 1) / chunk)
    guard threads > 1 else {
      return count == 0 ? [] : DeepStack.run { (0..<count).map(work) }
    }
    let board = Board<Result>(count)
    let share: @Sendable () -> Void = {
      while let range = board.take(chunk) { board.put(range.lowerBound, range.map(work)) }
    }
    let running = (0..<threads).map { _ in DeepStack.start(share) }
    for thread in running { thread.wait() }
    // What is left is that of threads that couldn't be started.
    share()
    return board.results
  }
}

/// What threads have done and what is left to do; the lock guards it, which the compiler cannot see.
private final class Board<Result: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private let count: Int
  private var next = 0
  private var done: [(start: Int, results: [Result])] = []

  init(_ count: Int) { self.count = count }

  func take(_ chunk: Int) -> Range<Int>? {
    lock.whileHeld {
      guard next < count else { return nil }
      let range = next..<min(next + chunk, count)
      next = range.upperBound
      return range
    }
  }

  func put(_ start: Int, _ results: [Result]) {
    lock.whileHeld { done.append((start, results)) }
  }

  var results: [Result] { done.sorted { $0.start < $1.start }.flatMap(\.results) }
}
