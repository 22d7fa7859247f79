#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stack that the recursive parser fits on, whichever thread asks: a thread pool's stacks may have 512 KB only.
public enum DeepStack {
  private static let size = 64 << 20

  /// Runs `work` on a thread of its own and waits for the result.
  public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let outcome = Outcome<Result>()
    start { outcome.value = work() }.wait()
    // Only what can't be started is done here.
    return outcome.value ?? work()
  }

  /// Runs `work` on a thread of its own.
  public static func start(_ work: @escaping @Sendable () -> Void) -> Running {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, size)
    defer { pthread_attr_destroy(&attributes) }
    let job = Unmanaged.passRetained(Job(work))
    var thread = Running.none
    let code = pthread_create(&thread, &attributes, Job.run, job.toOpaque())
    if code != 0 { job.release() }
    return Running(thread: code == 0 ? thread : Running.none)
  }

  /// A thread to be waited for, once.
  public struct Running {
    #if canImport(Darwin)
      fileprivate static let none: pthread_t? = nil
      fileprivate let thread: pthread_t?

      public func wait() { if let thread { pthread_join(thread, nil) } }
    #else
      fileprivate static let none: pthread_t = 0
      fileprivate let thread: pthread_t

      public func wait() { if thread != Running.none { pthread_join(thread, nil) } }
    #endif
  }
}

/// What a thread does.
private final class Job {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  #if canImport(Darwin)
    static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work()
      return nil
    }
  #else
    static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let job = $0 { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work() }
      return nil
    }
  #endif
}

/// A value that one thread leaves behind for another, which waits for its end.
private final class Outcome<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
