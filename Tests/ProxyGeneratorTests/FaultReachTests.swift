import Diagnostics
import TemplateEngine
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

  /// A run of one style that names as many protocols.
  private func run(
    _ findings: FindingCollector, served: Int, style: Style = .rx
  ) throws -> ServedProtocols {
    let protocols = try (0..<served).map { number in
      try #require(
        try ProtocolFixture("// proxygen:standalone\nprotocol D\(number)Delegate {}").protocols
          .first)
    }
    return ServedProtocols(
      protocols.map(\.classified), NameClash(style: style, files: []), .itsProtocol,
      SymbolTable([]),
      after: findings
    )
  }

  @Test func anErrorThatReachesTheRunStaysOne() throws {
    let findings = try findings(["BellDelegate", "GongDelegate"])
    #expect(
      try FaultReach.wholeRun.diagnostics([run(findings, served: 1)]) == [Self.warning, Self.error])
  }

  @Test func oneThatReachesItsProtocolIsAWarningForEach() throws {
    let findings = try findings(["BellDelegate", "GongDelegate"])
    let found = try FaultReach.itsProtocol.diagnostics([run(findings, served: 3)])
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

  @Test func withoutErrorsNothingIsCounted() throws {
    #expect(try FaultReach.itsProtocol.diagnostics([run(FindingCollector(), served: 3)]) == [])
  }

  @Test func aFaultOfTheRunStaysAnError() throws {
    var collector = FindingCollector()
    collector.about(nil) { $0.add(Self.general) }
    #expect(try FaultReach.itsProtocol.diagnostics([run(collector, served: 3)]) == [Self.general])
  }

  @Test(arguments: [
    (["BellDelegate"], "the only proxy is left out, so there is nothing to write"),
    (["BellDelegate", "GongDelegate"], "all 2 proxies are left out, so there is nothing to write"),
  ])
  func nothingLeftIsAnError(_ names: [String], _ start: String) throws {
    let found = try FaultReach.itsProtocol.diagnostics([run(findings(names), served: 0)])
    let last = try #require(found.last)
    #expect(last.severity == .error)
    #expect(last.message.hasPrefix(start))
  }

  /// RxCocoa owns the pair; a style that isn't built on it serves it.
  @Test func whatOneStyleLeavesOutSaysWhich() throws {
    var other = Style.rx
    other.name = "other"
    other.library = .none
    let text = "// proxygen:parent UITableView\nprotocol GridDelegate { func a() }"
    let configuration = GeneratorConfiguration(
      styles: [.rx, other], faultReach: .itsProtocol, templates: TemplateLibrary([:]),
      maker: Maker(version: "1"))
    let runs = ProxyGenerator.served(Inputs([try ProtocolFixture.file(text)]), configuration)
    #expect(runs.map(\.protocols.count) == [0, 1])
    let found = FaultReach.itsProtocol.diagnostics(runs)
    #expect(found.map(\.rule) == ["owned-pair", "keep-going"])
    #expect(found.first?.message.hasSuffix(". 'GridDelegate' is left out of style 'rx'") ?? false)
    #expect(found.last?.message.hasPrefix("1 of 2 proxies is left out") ?? false)
  }
}
