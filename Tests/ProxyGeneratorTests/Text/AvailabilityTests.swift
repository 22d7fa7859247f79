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
}
