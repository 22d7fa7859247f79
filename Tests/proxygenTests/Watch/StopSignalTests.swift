import Foundation
import Testing

@testable import proxygen

/// There is one at a time.
@Suite(.serialized) struct StopSignalTests {
  @Test func aSignalIsToldAndNotObeyed() throws {
    let stop = try StopSignal([SIGUSR1])
    #expect(!stop.hasCome)
    raise(SIGUSR1)
    #expect(stop.hasCome)
    #expect(stop.hasCome, "it stays told")
    #expect(Readiness.first([stop.descriptor], milliseconds: nil) == 0)
  }

  @Test func whatIsIgnoredStaysSo() throws {
    signal(SIGUSR2, SIG_IGN)
    let stop = try StopSignal([SIGUSR2])
    raise(SIGUSR2)
    #expect(!stop.hasCome)
    signal(SIGUSR2, SIG_DFL)
  }
}
