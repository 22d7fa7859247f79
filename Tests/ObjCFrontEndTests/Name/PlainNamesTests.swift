import Testing

@testable import ObjCFrontEnd

@Suite struct PlainNamesTests {
  @Test(arguments: ["get", "For", "set", "using", "with", "init", "self", "Type", "Protocol"])
  func nothingMayBeShortenedToThese(name: String) {
    #expect(!PlainNames.isUsable(name))
  }

  @Test func findsPropertiesInTheirPlural() {
    #expect(PlainNames.isProperty("Item", of: ["items"]))
    #expect(PlainNames.isProperty("Box", of: ["boxes"]))
    #expect(PlainNames.isProperty("Entry", of: ["entries"]))
    #expect(PlainNames.isProperty("URL", of: ["URL"]))
    #expect(!PlainNames.isProperty("Item", of: ["entries"]))
    #expect(!PlainNames.isProperty("", of: ["s"]))
  }
}
