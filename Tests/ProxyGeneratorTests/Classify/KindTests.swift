import Testing

@testable import ProxyGenerator

struct KindTests {
  private static let fallback = DefaultValue(expression: "0", origin: .inferred)

  @Test(arguments: [
    (Kind.interceptableEvent, "interceptable event", true), (.event(replay: 0), "event", true),
    (.answer(fallback: nil), "answer", true),
    (.keyedAnswer(value: .named("Int", arguments: []), fallback: fallback), "keyed answer", true),
    (.computedAnswer(fallback: nil), "computed answer", true),
    (.decision(handlers: [], fallback: nil), "decision", true),
    (.state(fallback: nil), "state", true),
    (.forwardedOnly(.skipped, fallback: nil), "forwarded only", false),
    (.unsupported(.isStatic), "unsupported", false),
  ])
  func hasAWordAndMayBePublished(_ kind: Kind, _ name: String, _ isPublished: Bool) {
    #expect(kind.name == name)
    #expect(kind.isPublished == isPublished)
  }
}
