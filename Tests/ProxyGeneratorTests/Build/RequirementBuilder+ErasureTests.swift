import ProtocolModel
import Testing

@testable import ProxyGenerator

/// What a stored property can't name is stored as an `Any`.
struct RequirementBuilderErasureTests {
  private func storage(_ requirement: String, attributes: String = "") throws -> String {
    let fixture = try ProtocolFixture(
      requirements: requirement, attributes: attributes,
      declarations: "@available(iOS 17, *) struct New: Hashable {}")
    let builder = try RequirementBuilderTests.builder(fixture, 0)
    return builder.storage.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("func ended(b: New)", "endedSubject: New"),
    ("@available(iOS 17, *) func ended(b: New)", "endedSubject: Any"),
    ("@available(iOS 17, *) func ended(b: Int)", "endedSubject: Int"),
    ("@available(iOS 11, *) func ended(b: New)", "endedSubject: New"),
    ("@available(*, deprecated) func ended(b: New)", "endedSubject: Any"),
    ("// proxygen:default New()\n@available(iOS 17, *) func new() -> New", "newRelay: Any?"),
    ("@available(iOS 17, *) func count(of new: New) -> Int", "countRelay: Any?"),
    ("@available(iOS 17, *) var new: New? { get }", "newRelay: Any?"),
    (
      "// proxygen:event asked\n@available(iOS 17, *) func count(of new: New) -> Int",
      "countRelay: Any?, askedSubject: Any"
    ),
  ])
  func storage(_ requirement: String, _ expected: String) throws {
    #expect(try storage(requirement) == expected)
  }

  @Test func surroundingsThatAreAsNewNeedNone() throws {
    let requirement = "@available(iOS 17, *) func ended(b: New)"
    #expect(
      try storage(requirement, attributes: "@available(iOS 17, *)") == "endedSubject: New")
  }
}
