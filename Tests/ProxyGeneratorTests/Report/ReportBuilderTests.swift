import Diagnostics
import Testing

@testable import ProxyGenerator

@Suite struct ReportBuilderTests {
  private func report(_ texts: String..., styles: [String] = ["rx"]) throws -> ReportContext {
    let files = try texts.enumerated().map { try ProtocolFixture.file($1, path: "\($0).swift") }
    let listing = DelegateListing(files, styles: styles.map(Style.builtIn))
    var builder = ReportBuilder(listing, base: "", generator: "proxygen 1")
    return builder.build(css: "a {}", script: "b()")
  }

  private let thing = "class Thing { weak var delegate: ThingDelegate? }\n"

  @Test func counts() throws {
    let report = try report(
      thing + "protocol ThingDelegate: AnyObject { func a()\nfunc b() -> Int\nfunc c() }",
      "protocol GongDelegate: AnyObject { func a() }")
    #expect(report.summary == "1 protocol, 3 requirements, 1 not served")
    #expect(report.kinds.map { "\($0.id) \($0.count)" } == ["event 2", "answer 1"])
    #expect(report.unserved.map(\.name) == ["GongDelegate"])
  }

  @Test func errorsStandBeforeWarnings() throws {
    let report = try report(
      thing + "protocol ThingDelegate: AnyObject { func a(b: inout Int) }",
      "protocol GongDelegate: AnyObject { func a() }")
    let problems = try #require(report.problems)
    #expect(problems.title == "1 error, 1 warning")
    #expect(problems.items.map(\.severity) == ["error", "warning"])
    #expect(problems.items.map(\.target) == ["GongDelegate", "ThingDelegate-a-b"])
    #expect(problems.items.map { $0.place?.text } == ["1.swift:1", "0.swift:2"])
    #expect(report.hasFaultyRequirements)
    let requirement = try #require(report.protocols.first?.requirements.first)
    #expect(requirement.severity == "warning")
    #expect(requirement.problems.count == 1)
    #expect(report.protocols.first?.problems == [])
    #expect(report.unserved.first?.problems.count == 1)
  }

  /// What is wrong with a protocol may stand elsewhere.
  @Test func aFaultOfTheParentIsTheProtocols() throws {
    let report = try report(
      "final class Thing { weak var delegate: ThingDelegate? }\n"
        + "protocol ThingDelegate: AnyObject { func a() }", styles: ["rx", "layered"])
    #expect(report.problems?.items.map(\.target) == ["ThingDelegate"])
    let delegate = try #require(report.protocols.first)
    #expect(delegate.problems.count == 1)
    #expect(delegate.classes.map(\.style) == ["rx"], "what is not made is not shown")
  }

  @Test func namesOfAllStyles() throws {
    let report = try report(
      thing + "protocol ThingDelegate: AnyObject { func a(b: Int) }",
      styles: ["combine", "layered"])
    let requirement = try #require(report.protocols.first?.requirements.first)
    #expect(
      requirement.members.map { "\($0.style) \($0.name.joined()) \($0.use) \($0.type)" }
        == ["combine aPublisher observe Int", "layered a override func a(b: Int)"])
    #expect(requirement.shown.map { $0.name.joined() } == ["aPublisher"])
    #expect(requirement.routes.map(\.styles) == ["combine", "layered"])
    #expect(
      requirement.routes.map { $0.hubs.map { $0.parts.joined() } }
        == [["CombineThingDelegateProxy"], ["LayeredThing"]])
  }

  @Test func noAnchorIsThePagesOwn() throws {
    let report = try report(
      "class Q { weak var delegate: query? }\n"
        + "// proxygen:parent Q\nprotocol query: AnyObject { func a()\nvar title: Int { get } }")
    #expect(report.protocols.map(\.id) == ["query-2"])
    #expect(report.protocols.first?.requirements.map(\.id) == ["query-a", "query-title"])
  }

  @Test func thePolicyNamesTheHashes() throws {
    let report = try report("class A {}")
    // printf 'b()' | openssl dgst -sha256 -binary | base64
    #expect(report.scriptHash == "sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc=")
    #expect(report.cssHash == "sha256-mkSHzL7faOU7/U/v8Umg+058R69+vN2A2xmE3Fz1q98=")
  }
}
