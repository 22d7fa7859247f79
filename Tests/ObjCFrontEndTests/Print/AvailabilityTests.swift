import Testing

@testable import ObjCFrontEnd

@Suite struct AvailabilityTests {
  @Test func versionsStandInOneAttribute() {
    let lines = Availability.lines([
      ObjCAvailability(platform: "ios", introduced: "13.0"),
      ObjCAvailability(platform: "macos", introduced: "10.15"),
    ])
    #expect(lines == ["@available(iOS 13.0, macOS 10.15, *)"])
  }

  @Test func otherFactsHaveAttributesOfTheirOwn() {
    let lines = Availability.lines([
      ObjCAvailability(platform: "ios", introduced: "13.0"),
      ObjCAvailability(
        platform: "macos", introduced: "10.9", deprecated: .since("10.15"),
        message: "Use \"x\"\nnow"),
      ObjCAvailability(platform: "tvos", isUnavailable: true),
      ObjCAvailability(deprecated: .always),
      ObjCAvailability(platform: "swift", isUnavailable: true),
      ObjCAvailability(platform: "fuchsia", introduced: "1"),
    ])
    #expect(
      lines == [
        "@available(iOS 13.0, *)",
        #"@available(macOS, introduced: 10.9, deprecated: 10.15, message: "Use \"x\" now")"#,
        "@available(tvOS, unavailable)", "@available(*, deprecated)",
      ])
  }

  @Test(arguments: [
    [ObjCAvailability(isUnavailable: true)],
    [ObjCAvailability(platform: "swift", isUnavailable: true)],
    [ObjCAvailability(platform: "ios", deprecated: .since("7.0"))],
    [
      ObjCAvailability(platform: "ios", deprecated: .since("6.0")),
      ObjCAvailability(platform: "macos", deprecated: .since("10.9")),
    ],
    [
      ObjCAvailability(platform: "ios", isUnavailable: true),
      ObjCAvailability(platform: "macos", isUnavailable: true),
    ],
  ])
  func swiftDoesNotSee(attributes: [ObjCAvailability]) {
    #expect(Availability.isUnavailable(attributes))
  }

  @Test(arguments: [
    [], [ObjCAvailability(platform: "ios", deprecated: .since("8.0"))],
    [ObjCAvailability(platform: "ios", isUnavailable: true)],
    [
      ObjCAvailability(platform: "ios", deprecated: .since("6.0")),
      ObjCAvailability(platform: "macos", deprecated: .since("10.10")),
    ],
  ])
  func swiftSees(attributes: [ObjCAvailability]) {
    #expect(!Availability.isUnavailable(attributes))
  }
}
