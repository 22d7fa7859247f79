import Testing

@testable import ObjCFrontEnd

@Suite struct AnnotationsTests {
  @Test(arguments: [
    ("\"a(b:)\"", "a(b:)"), ("\"a\" \"b\"", "ab"), ("\"say \\\"x\\\"\"", "say \"x\""), ("", ""),
  ])
  func literalsAreUnquoted(_ argument: String, _ text: String) {
    #expect(Annotations.literal(argument) == text)
  }

  @Test func readsWhatItMarked() {
    let annotations = Annotations([
      "proxygen:swift_name=\"a()\"", "proxygen:noescape",
      "proxygen:swift_async=not_swift_private, 2",
      "proxygen:swift_wrapper=enum", "proxygen:swift_error=nonnull_error", "swift_private",
    ])
    #expect(annotations.swiftAttributes.name == "a()")
    #expect(annotations.isNonEscaping)
    #expect(annotations.swiftAttributes.async == .notSwiftPrivate(handler: 2))
    #expect(annotations.wrapper == .enumeration)
    #expect(annotations.swiftAttributes.error == .nonnullError)
    #expect(!annotations.swiftAttributes.isPrivate)
  }
}
