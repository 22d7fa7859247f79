import Testing

@testable import ProxyGenerator

/// One property that holds several protocols gets one proxy, which is all of them.
struct CompositionTests {
  private func fixture(_ type: String) throws -> ProtocolFixture {
    try ProtocolFixture(
      """
      protocol FirstDelegate: AnyObject { func first() }
      protocol SecondDelegate: BaseDelegate { func second() }
      // proxygen:parent Thing
      protocol BaseDelegate: AnyObject { func base() }
      typealias Both = FirstDelegate & SecondDelegate
      class Thing { weak var delegate: (\(type))? }
      """, patterns: ["FirstDelegate", "SecondDelegate"])
  }

  @Test(arguments: [
    ("FirstDelegate & SecondDelegate", "FirstDelegate", ["SecondDelegate"]),
    ("any SecondDelegate & FirstDelegate", "SecondDelegate", ["FirstDelegate"]),
    ("FirstDelegate & SecondDelegate & Sendable", "FirstDelegate", ["SecondDelegate", "Sendable"]),
    ("Sendable & SecondDelegate & FirstDelegate", "SecondDelegate", ["Sendable", "FirstDelegate"]),
    ("Both", "FirstDelegate", ["SecondDelegate"]),
    ("AnyObject & FirstDelegate & SecondDelegate", "FirstDelegate", ["SecondDelegate"]),
  ])
  func theFirstProtocolSpeaksForAll(
    _ type: String, _ name: String, _ companions: [String]
  ) throws {
    let fixture = try fixture(type)
    #expect(fixture.names == [name])
    #expect(fixture.rules == [])
    #expect(try fixture.resolved(name).companions == companions)
    let requirements = try fixture.named(name).classified.requirements
    #expect(Set(requirements.map(\.requirement.fullName)) == ["base()", "first()", "second()"])
  }

  @Test(arguments: ["FirstDelegate & Sendable", "FirstDelegate & NSObjectProtocol"])
  func marksAreCompanionsToo(_ type: String) throws {
    let fixture = try fixture(type)
    #expect(try fixture.resolved("FirstDelegate").companions.count == 1)
    #expect(try fixture.onlyRequirement(of: "FirstDelegate").requirement.fullName == "first()")
  }

  @Test(arguments: ["FirstDelegate", "FirstDelegate & AnyObject", "any FirstDelegate"])
  func oneProtocolHasNoCompanions(_ type: String) throws {
    #expect(try fixture(type).resolved("FirstDelegate").companions == [])
  }

  @Test func aPartThatNobodyKnowsIsAnError() throws {
    let fixture = try fixture("FirstDelegate & Unknown")
    #expect(fixture.rules.contains("error unusable-parent"))
    #expect(fixture.messages.contains { $0.contains("'Unknown'") })
  }

  @Test func theProxyIsTypedWithAll() throws {
    let fixture = try fixture("FirstDelegate & SecondDelegate & Sendable")
    let proxy = ProxyBuilder(named: try fixture.named("FirstDelegate"), style: .rx).build()
    #expect(proxy.delegateType == "any FirstDelegate & SecondDelegate & Sendable")
    #expect(proxy.protocolName == "FirstDelegate, SecondDelegate")
    #expect(proxy.moreConformances == ", @unchecked Sendable")
    #expect(proxy.property.conformance == nil)
  }
}
