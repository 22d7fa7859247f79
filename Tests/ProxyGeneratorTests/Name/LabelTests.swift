import Testing

@testable import ProxyGenerator

@Suite struct LabelTests {
  @Test(arguments: ["at", "for", "with", "in", "of"])
  func prepositions(_ label: String) {
    #expect(Label(label).isPreposition)
    #expect(Label(label).startsWithPreposition)
  }

  @Test(arguments: ["forRowAt", "atEnd", "inside", "format", "didSelect"])
  func whatIsMoreThanAPreposition(_ label: String) {
    #expect(!Label(label).isPreposition)
  }

  @Test(arguments: [("forRowAt", true), ("withError", true), ("format", false), ("rowAt", false)])
  func startsWithPreposition(_ label: String, _ expected: Bool) {
    #expect(Label(label).startsWithPreposition == expected)
  }

  @Test(
    arguments: [
      "willDisplay", "didEndDisplaying", "shouldBeginEditing", "didFailToConnect", "canMove",
    ])
  func verbsThatWaitForAnObject(_ label: String) {
    #expect(Label(label).endsWithVerb)
  }

  @Test(
    arguments: [
      "didSelectRow", "didProcessEditing", "hasDoneSomething", "priceOf", "display", "did",
      "didFinishPickingMedia",
    ])
  func otherLabels(_ label: String) {
    #expect(!Label(label).endsWithVerb)
  }

  @Test(
    arguments: [
      ("didSelectRowAt", "didSelectRow"), ("prefetchRowsAt", "prefetchRows"),
      ("didDiscoverServicesFor", "didDiscoverServices"), ("didTapAt", nil), ("priceOf", nil),
      ("didSelectRow", nil), ("at", nil),
    ] as [(String, String?)])
  func withoutLastPreposition(_ label: String, _ expected: String?) {
    #expect(Label(label).withoutLastPreposition == expected)
  }

  @Test(arguments: [("didOpen", true), ("regionWillChange", true), ("mailCompose", false)])
  func hasAuxiliary(_ label: String, _ expected: Bool) {
    #expect(Label(label).hasAuxiliary == expected)
  }
}
