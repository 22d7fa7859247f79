import Testing

@testable import ProxyGenerator

@Suite struct AnchorsTests {
  @Test func theyAreWordsOfTheName() {
    var anchors = Anchors()
    #expect(anchors.anchor("Map.Delegate thing(_:didFinish:)") == "Map.Delegate-thing-_-didFinish")
    #expect(anchors.anchor("größe") == "größe")
    #expect(anchors.anchor("+(_:)") == "_")
    #expect(anchors.anchor("\"<>&") == "unnamed")
  }

  @Test func eachIsGivenOnce() {
    var anchors = Anchors(besides: ["query"])
    #expect(anchors.anchor("a(b:)") == "a-b")
    #expect(anchors.anchor("a(b)") == "a-b-2")
    #expect(anchors.anchor("a b") == "a-b-3")
    #expect(anchors.anchor("query") == "query-2")
  }
}
