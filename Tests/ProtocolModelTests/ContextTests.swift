import Diagnostics
import ProtocolModel
import Testing

@Suite struct ContextTests {
  @Test(arguments: [
    (Attribute(name: "objc"), "@objc"), (Attribute(name: "objc", arguments: "a:b:"), "@objc(a:b:)"),
    (Attribute(name: "Foo", arguments: ""), "@Foo()"),
  ])
  func attributesPrintAsWritten(_ attribute: Attribute, _ text: String) {
    #expect(attribute.text == text)
  }

  @Test(arguments: [
    ([], AccessLevel.internal), (["public"], .public), (["private(set)", "open"], .open),
    (["private(set)"], .internal), (["static", "fileprivate"], .fileprivate),
  ])
  func accessLevelsAreRead(_ modifiers: [String], _ level: AccessLevel) {
    let context = DeclarationContext(
      location: SourceLocation(path: "a.swift", line: 1, column: 1), modifiers: modifiers)
    #expect(context.accessLevel == level)
  }

  @Test func accessLevelsAreOrdered() {
    #expect(
      [AccessLevel.open, .private, .public, .package, .fileprivate, .internal].sorted()
        == [.private, .fileprivate, .internal, .package, .public, .open])
  }
}
