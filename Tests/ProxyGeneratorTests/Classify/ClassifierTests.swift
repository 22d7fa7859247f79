import Testing

@testable import ProxyGenerator

struct ClassifierTests {
  @Test func noneIsMissing() throws {
    let fixture = try ProtocolFixture(
      requirements: "func a()\nvar b: Int { get }\ninit()\nfunc c() -> Int\nstatic func d()")
    let resolved = try fixture.resolved().requirements
    #expect(try fixture.named().classified.requirements.map(\.resolved) == resolved)
    #expect(resolved.count == 5)
  }

  @Test func theOrderIsThatOfTheRequirements() throws {
    let fixture = try ProtocolFixture(requirements: "func b()\nfunc a()\nvar c: Int { get }")
    let names = try fixture.named().classified.requirements.map(\.requirement.fullName)
    #expect(names == ["b()", "a()", "c"])
  }

  @Test func everyRequirementSpeaksForItself() throws {
    let fixture = try ProtocolFixture(
      requirements: "func a() -> Unknown\nfunc b(c: inout Int)\nstatic func d()\nfunc e()")
    #expect(
      fixture.rules == [
        "error missing-default", "warning forwarded-only", "error impossible-requirement",
      ])
    #expect(fixture.places == ["A.swift:3", "A.swift:4", "A.swift:5"])
  }
}
