import Foundation
import Testing

@testable import proxygen

/// There is one at a time.
@Suite(.serialized) struct StopSignalTests {
  @Test func aSignalIsToldAndNotObeyed() throws {
    let stop = try StopSignal([SIGUSR1])
    #expect(!stop.hasCome)
    // To the process, since the thread of a test may have signals blocked.
    kill(getpid(), SIGUSR1)
    #expect(Readiness.first([stop.descriptor], milliseconds: 10_000) == 0)
    #expect(stop.hasCome)
    #expect(stop.hasCome, "it stays told")
  }

  @Test func whatIsIgnoredStaysSo() throws {
    signal(SIGUSR2, SIG_IGN)
    let stop = try StopSignal([SIGUSR2])
    kill(getpid(), SIGUSR2)
    #expect(Readiness.first([stop.descriptor], milliseconds: 100) == nil)
    signal(SIGUSR2, SIG_DFL)
  }
}
