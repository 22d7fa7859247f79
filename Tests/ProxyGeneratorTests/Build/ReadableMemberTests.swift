import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ReadableMemberTests {
  private func member(_ requirement: String) throws -> ReadableMember? {
    let fixture = try ProtocolFixture(requirements: "// proxygen:skip\n\(requirement)")
    return try RequirementBuilderTests.builder(fixture, 0).readable
  }

  @Test(arguments: [
    ("var `default`: Int { get }", "var `default`: Int", ".`default`", false),
    ("var a: [Int] { get set }", "var a: [Int]", ".a", true),
    ("subscript(a: Int) -> Int { get }", "subscript(a: Int) -> Int", "[a]", false),
    ("subscript(a b: Int) -> Int { get set }", "subscript(a b: Int) -> Int", "[a: b]", true),
    (
      "subscript(default repeat: Int) -> Int { get }", "subscript(default repeat: Int) -> Int",
      "[default: `repeat`]", false
    ),
  ])
  func whatIsWritten(
    _ requirement: String, _ declaration: String, _ path: String, _ isSettable: Bool
  ) throws {
    let member = try #require(try member(requirement))
    #expect(member.declaration == declaration)
    #expect(member.path == path)
    #expect(member.isSettable == isSettable)
  }

  @Test(arguments: [
    ("var a: Int { get set }", false), ("var a: Int { get nonmutating set }", true),
    ("subscript(a: Int) -> Int { get nonmutating set }", true),
  ])
  func settingMayLeaveTheDelegateAlone(_ requirement: String, _ expected: Bool) throws {
    #expect(try member(requirement)?.isSetWithoutMutation == expected)
  }

  @Test func aMethodIsNone() throws {
    #expect(try member("func a()")?.path == nil)
  }
}
