import Essentials

/// Turns the signals that would end the process into something to wait for. A second one ends the process as it always did.
///
/// Signals that are ignored stay so. There is one at a time.
final class StopSignal {
  /// Readable when a signal has come.
  let descriptor: Int32
  private let previous: [(number: Int32, disposition: Disposition?)]

  private typealias Disposition = @convention(c) (Int32) -> Void

  /// Where the handler writes to: it can reach nothing but static memory.
  nonisolated(unsafe) private static let writeEnd = {
    let descriptor = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    descriptor.initialize(to: -1)
    return descriptor
  }()

  init(_ signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]) throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    Self.writeEnd.pointee = ends[1]
    previous = signals.compactMap { number in
      let disposition = signal(number) { number in
        var byte: UInt8 = 1
        let code = errno
        _ = write(StopSignal.writeEnd.pointee, &byte, 1)
        signal(number, SIG_DFL)
        errno = code
      }
      if unsafeBitCast(disposition, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, disposition)
        return nil
      }
      return (number, disposition)
    }
  }

  deinit {
    for (number, disposition) in previous { signal(number, disposition) }
    close(Self.writeEnd.pointee)
    Self.writeEnd.pointee = -1
    close(descriptor)
  }

  var hasCome: Bool { Readiness.first([descriptor], milliseconds: 0) != nil }
}
