import Diagnostics
import Testing

@testable import ProxyGenerator

struct FaultReachTests {
  private static let place = Diagnostic.Place.file("A.swift")
  private static let error = Diagnostic.error("no-parent", at: place, "it has none; add one")
  private static let warning = Diagnostic.warning("odd", at: place, "it is odd")
  private static let general = Diagnostic.error("no-protocol", at: .commandLine, "none")

  private func findings(_ subjects: [String]) throws -> FindingCollector {
    var collector = FindingCollector()
    for name in subjects {
      let file = try ProtocolFixture.file("enum Shop { protocol \(name) {} }")
      let subject = ProxySubject(try #require(file.protocols.first))
      collector.about(subject) {
        $0.add(Self.warning)
        $0.add(Self.error)
      }
    }
    return collector
  }

  @Test func anErrorThatReachesTheRunStaysOne() throws {
    let findings = try findings(["BellDelegate", "GongDelegate"])
    #expect(FaultReach.wholeRun.diagnostics(findings, served: 1) == [Self.warning, Self.error])
  }

  @Test func oneThatReachesItsProtocolIsAWarningForEach() throws {
    let findings = try findings(["BellDelegate", "GongDelegate"])
    let found = FaultReach.itsProtocol.diagnostics(findings, served: 3)
    #expect(found.allSatisfy { $0.severity != .error })
    #expect(
      found == [
        Self.warning,
        .warning("no-parent", at: Self.place, leftOut("BellDelegate")),
        .warning("no-parent", at: Self.place, leftOut("GongDelegate")),
        .note(
          "keep-going", at: .commandLine, "2 of 5 proxies are left out; the warnings say why"),
      ])
  }

  private func leftOut(_ name: String) -> String {
    "it has none; add one. 'Shop.\(name)' is left out"
  }

  @Test func withoutErrorsNothingIsCounted() {
    #expect(FaultReach.itsProtocol.diagnostics(FindingCollector(), served: 3) == [])
  }

  @Test func aFaultOfTheRunStaysAnError() {
    var collector = FindingCollector()
    collector.about(nil) { $0.add(Self.general) }
    #expect(FaultReach.itsProtocol.diagnostics(collector, served: 3) == [Self.general])
  }

  @Test(arguments: [
    (["BellDelegate"], "the only proxy is left out, so there is nothing to write"),
    (["BellDelegate", "GongDelegate"], "all 2 proxies are left out, so there is nothing to write"),
  ])
  func nothingLeftIsAnError(_ names: [String], _ start: String) throws {
    let found = FaultReach.itsProtocol.diagnostics(try findings(names), served: 0)
    let last = try #require(found.last)
    #expect(last.severity == .error)
    #expect(last.message.hasPrefix(start))
  }
}
