import ProtocolModel
import Testing

@testable import ProxyGenerator

struct AvailabilityTests {
  private func availability(_ attributes: String) throws -> Availability {
    let fixture = try ProtocolFixture(requirements: "\(attributes) func a()")
    return Availability(try fixture.onlyRequirement().requirement.context)
  }

  @Test(arguments: [
    ("", nil), ("@available(macOS 12, *)", "macOS 12, *"),
    ("@available(macOS 12.1,iOS 15, *)", "macOS 12.1, iOS 15, *"),
    ("@available(iOS, introduced: 15, message: \"x\")", "iOS 15, *"),
    ("@available(macOS 12, *) @available(iOS, introduced: 15.2)", "macOS 12, iOS 15.2, *"),
    ("@available(*, deprecated)", nil), ("@available(swift 5)", nil),
    ("@available(swift, introduced: 5)", nil),
  ])
  func condition(_ attributes: String, _ expected: String?) throws {
    #expect(try availability(attributes).condition == expected)
  }

  @Test(arguments: [
    ("", false), ("@available(*, deprecated)", true),
    ("@available(iOS, introduced: 9, deprecated: 12)", true), ("@available(iOS 15, *)", false),
  ])
  func deprecation(_ attributes: String, _ expected: Bool) throws {
    #expect(try availability(attributes).isDeprecated == expected)
  }

  @Test(arguments: [
    ("*, deprecated: 1.0, message: \"x\"", "@available(*, deprecated, message: \"x\")"),
    ("*, introduced: 1, deprecated: 2", "@available(*, deprecated)"),
    ("*, introduced: 1", "@available(*, introduced: 1)"),
    ("*, deprecated", "@available(*, deprecated)"),
    ("iOS, deprecated: 1.0", "@available(iOS, deprecated: 1.0)"),
  ])
  func carriedText(_ arguments: String, _ expected: String) {
    #expect(Attribute(name: "available", arguments: arguments).carriedText == expected)
  }

  private func attribute(_ arguments: String) -> Attribute {
    Attribute(name: "available", arguments: arguments)
  }

  /// What the surroundings promise needs no check.
  @Test(arguments: [
    ("iOS 13, *", "iOS 12, *", "iOS 13, *"), ("iOS 13, *", "iOS 13.0, *", nil),
    ("iOS 13, macOS 11, *", "iOS 14, *", "macOS 11, *"),
    ("iOS 9.10, *", "iOS 9.9, *", "iOS 9.10, *"),
    ("iOS, introduced: 10", "iOS, introduced: 11, deprecated: 12", nil),
  ])
  func conditionInside(_ arguments: String, _ enclosing: String, _ expected: String?) {
    let availability = Availability([attribute(arguments)], inside: [attribute(enclosing)])
    #expect(availability.condition == expected)
  }

  /// Nothing is more available than what it stands in.
  @Test(arguments: [
    ("iOS 13, *", "iOS 12, *", "@available(iOS 13, *)"),
    ("iOS 13, *", "iOS 13, *", "@available(iOS 13, *)"),
    ("iOS 11, *", "iOS 12, *", nil),
    ("iOS 11, macOS 11, *", "iOS 12, *", "@available(macOS 11, *)"),
    ("iOS, introduced: 11, deprecated: 13", "iOS 12, *", "@available(iOS, deprecated: 13)"),
    ("iOS, introduced: 11", "iOS 12, *", nil),
    ("*, deprecated", "iOS 12, *", "@available(*, deprecated)"),
  ])
  func carriedTextInside(_ arguments: String, _ enclosing: String, _ expected: String?) {
    #expect(attribute(arguments).carriedText(inside: [attribute(enclosing)]) == expected)
  }

  @Test(arguments: [
    ("*, deprecated: 1.0", "@available(*, deprecated)"), ("iOS 13, *", nil),
    (
      "iOS, introduced: 10.0, deprecated: 13.0, message: \"x\"",
      "@available(iOS, deprecated: 13.0, message: \"x\")"
    ),
  ])
  func deprecationOfACase(_ arguments: String, _ expected: String?) {
    #expect(attribute(arguments).deprecation == expected)
  }

  @Test(arguments: [
    ("iOS 12.0, *", false), ("iOS 12.1, *", true), ("macOS 10.13, tvOS 11, *", false),
    ("Android 1, *", true),
    ("*, deprecated", false),
  ])
  func isNews(_ arguments: String, _ expected: Bool) {
    #expect(Availability([attribute(arguments)]).isNews == expected)
  }
}
