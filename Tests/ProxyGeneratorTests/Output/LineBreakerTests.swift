import Testing

@testable import ProxyGenerator

@Suite struct LineBreakerTests {
  private let breaker = LineBreaker(limit: 40)

  @Test func leavesWhatFits() {
    let text = "let a = 1\n\nfunc b(c: Int) {}\n"
    #expect(breaker.broken(text) == text)
  }

  @Test func removesTrailingSpace() {
    #expect(breaker.broken("a  \n  \nb") == "a\n\nb")
  }

  @Test func breaksParametersOfAFunction() {
    #expect(
      breaker.broken("  func thing(_ thing: Thing, with value: Int) -> Int {") == """
          func thing(
            _ thing: Thing, with value: Int
          ) -> Int {
        """)
  }

  @Test func putsAnElementOnALineWhereTheyDoNotFitTogether() {
    #expect(
      breaker.broken("func thing(_ thing: Thing, with value: Int, and other: Other) {") == """
        func thing(
          _ thing: Thing,
          with value: Int,
          and other: Other
        ) {
        """)
  }

  @Test func opensABlock() {
    #expect(
      breaker.broken("if let answer = relay.value { return answer(first) }") == """
        if let answer = relay.value {
          return answer(first)
        }
        """)
  }

  @Test func keepsTheParametersOfAClosureOnItsFirstLine() {
    #expect(
      breaker.broken("Binder(p) { proxy, answer in proxy.relay.accept(answer) }") == """
        Binder(p) { proxy, answer in
          proxy.relay.accept(answer)
        }
        """)
  }

  @Test func breaksInheritance() {
    #expect(
      breaker.broken("open class RxThingProxy: Proxy<Thing, any D>, ProxyType {") == """
        open class RxThingProxy:
          Proxy<Thing, any D>, ProxyType
        {
        """)
  }

  @Test func breaksThePropertyType() {
    #expect(
      breaker.broken("public var hasDone: Observable<(first: Int, second: Int)> {") == """
        public var hasDone:
          Observable<(first: Int, second: Int)>
        {
        """)
  }

  @Test func breaksGenericArguments() {
    #expect(
      breaker.broken("let aSubject = PublishSubject<(first: Int, second: Int)>()") == """
        let aSubject = PublishSubject<
          (first: Int, second: Int)
        >()
        """)
  }

  @Test func putsABraceAlone() {
    #expect(
      breaker.broken("var hasDon: Observable<(a: Int, b: Int)> {") == """
        var hasDon: Observable<(a: Int, b: Int)>
        {
        """)
  }

  @Test func breaksTheTypeOfAStoredProperty() {
    #expect(
      breaker.broken("public private(set) weak var thing: Something?") == """
        public private(set) weak var thing:
          Something?
        """)
  }

  @Test func breaksTheConditionsOfAGuard() {
    #expect(
      breaker.broken("guard let thing, Self.current(for: thing) === self else {") == """
        guard let thing,
          Self.current(for: thing) === self
        else {
        """)
  }

  @Test func breaksTheConditionsOfAnIf() {
    #expect(
      breaker.broken("if let thing, let other = thing.values.first {") == """
        if let thing,
          let other = thing.values.first
        {
        """)
    #expect(
      breaker.broken("if let thing = things.first as ((Int) -> Int)? { return thing(1) }") == """
        if let thing = things.first
          as ((Int) -> Int)?
        {
          return thing(1)
        }
        """)
  }

  @Test func breaksAParameterBeforeItsAttributes() {
    #expect(
      LineBreaker(limit: 46).broken(
        "func f(with handler: @escaping @Sendable (Int, String) -> Void)")
          == """
          func f(
            with handler:
              @escaping @Sendable (Int, String) -> Void
          )
          """)
  }

  @Test func breaksAPatternOfAGuard() {
    #expect(
      LineBreaker(limit: 48).broken(
        "guard case .name(let first, let second) = event else { return nil }") == """
          guard
            case .name(let first, let second) = event
          else { return nil }
          """)
    #expect(
      LineBreaker(limit: 40).broken(
        "guard case .longer(let first, let second) = event else { return nil }") == """
          guard
            case .longer(
              let first, let second) = event
          else { return nil }
          """)
  }

  @Test func operatorsStandBelowEachOther() {
    #expect(
      LineBreaker(limit: 30).broken("  return first.value != nil || second.value || third.value")
        == """
          return first.value != nil
            || second.value
            || third.value
        """)
  }

  @Test func startsALineWithAnOperator() {
    #expect(
      breaker.broken("return relay.value != nil || responds(to: aSelector)") == """
        return relay.value != nil
          || responds(to: aSelector)
        """)
  }

  @Test func movesCallsBehindABrokenOne() {
    #expect(
      breaker.broken(
        """
        delegate.methodInvoked(#selector(a(_:b:)))
          .map {
            $0
          }
        done()
          .map {}
        """) == """
          delegate.methodInvoked(
            #selector(a(_:b:))
          )
          .map {
            $0
          }
          done()
            .map {}
          """)
  }

  @Test func wrapsDocumentation() {
    #expect(
      breaker.broken("  /// one two three four five six seven eight") == """
          /// one two three four five six seven
          /// eight
        """)
  }

  @Test func leavesCommentsAndConditions() {
    let text =
      "// a comment that is longer than the limit is\n#if os(iOS) && canImport(SomethingLong) || X"
    #expect(breaker.broken(text) == text)
  }

  @Test func takesNoBracketFromAString() {
    #expect(
      breaker.broken("preconditionFailure(\"a(b, c) was asked\", file)") == """
        preconditionFailure(
          "a(b, c) was asked", file
        )
        """)
  }

  @Test func leavesWhatHasNoBracket() {
    let text = "let \(String(repeating: "a", count: 60)) = 1"
    #expect(breaker.broken(text) == text)
  }
}
