import Testing

@testable import ObjCFrontEnd

@Suite struct AppleNamesTests {
  @Test(arguments: [
    ("NSTimeInterval", "TimeInterval"), ("NSStreamEvent", "Stream.Event"),
    ("NSURLSessionAuthChallengeDisposition", "URLSession.AuthChallengeDisposition"),
    ("NSStringCompareOptions", "NSString.CompareOptions"), ("UIWindowLevel", "UIWindow.Level"),
    ("UIActivityType", "UIActivity.ActivityType"), ("UIInterfaceOrientation", nil), ("Thing", nil),
  ])
  func knowsValues(name: String, expected: String?) {
    #expect(AppleNames.value(name) == expected)
  }

  @Test func knowsProtocols() {
    #expect(AppleNames.protocolName("NSURLSessionDelegate") == "URLSessionDelegate")
    #expect(AppleNames.protocolName("NSCopying") == nil)
    #expect(AppleNames.protocolName("StreamDelegate") == nil)
  }

  @Test func namesThatHeadersGiveWin() {
    var symbols = ObjCSymbols()
    symbols.tags["NSStreamEvent"] = .init(
      swiftName: "Happening", isComplete: true, enumeration: .open, origin: .input)
    let names = KnownNames(ObjCHeader(symbols: symbols))
    #expect(names.tagName("NSStreamEvent") == "Happening")
    #expect(names.tagName("NSStreamStatus") == "Stream.Status")
    #expect(names.aliasName("NSTimeInterval") == "TimeInterval")
  }

  @Test func objectsOfDispatchAreKnown() {
    let types = TypeImporter(names: KnownNames(ObjCHeader()))
    let queue = ObjCType.alias(
      "dispatch_queue_t", Sample.type("id<OS_dispatch_queue>"), .nullable)
    #expect(types.swiftType(queue, .parameter)?.text == "DispatchQueue?")
  }
}
