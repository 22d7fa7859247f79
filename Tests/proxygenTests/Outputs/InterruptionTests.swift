import Foundation
import Testing

@testable import proxygen

/// With signals that do nothing by themselves, so that the test survives their delivery.
@Suite(.serialized)
struct InterruptionTests {
  @Test func aSignalIsNotedEveryTime() {
    for _ in 1...3 {
      let noted = Interruption(signals: [SIGWINCH]).hold { isInterrupted in
        guard !isInterrupted() else { return false }
        kill(getpid(), SIGWINCH)
        for _ in 0..<500 where !isInterrupted() { usleep(1000) }
        return isInterrupted()
      }
      #expect(noted)
    }
  }

  @Test func withoutASignalNothingIsNoted() {
    #expect(!Interruption(signals: [SIGURG]).hold { $0() })
  }

  @Test func anIgnoredSignalStaysIgnored() {
    let before = signal(SIGURG, SIG_IGN)
    let noted = Interruption(signals: [SIGURG]).hold { isInterrupted in
      raise(SIGURG)
      return isInterrupted()
    }
    let after = signal(SIGURG, before)
    #expect(!noted)
    #expect(unsafeBitCast(after, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
  }

  @Test func theDispositionIsPutBack() {
    let before = signal(SIGURG, SIG_DFL)
    Interruption(signals: [SIGURG]).hold { _ in }
    let after = signal(SIGURG, before)
    #expect(unsafeBitCast(after, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self))
  }

  @Test func errorsPassThrough() {
    #expect(throws: SystemError(code: EIO)) {
      try Interruption(signals: []).hold { (_) throws(SystemError) in
        throw SystemError(code: EIO)
      }
    }
  }
}
