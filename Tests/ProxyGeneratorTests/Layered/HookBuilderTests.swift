import Testing

@testable import ProxyGenerator

struct HookBuilderTests {
  @Test(arguments: [
    ("func thingDidOpen(_ thing: Thing)", "open func didOpen()"),
    ("func thing(_ thing: Thing, didFinish result: Int)", "open func didFinish(_ result: Int)"),
    (
      "func thing(_ thing: Thing, didMove item: Int, to place: String)",
      "open func didMoveItem(_ item: Int, to place: String)"
    ),
    (
      "func thingDidEnd(_ thing: Thing, willRest rest: Bool)",
      "open func didEnd(willRest rest: Bool)"
    ),
    ("func thing(_ thing: Thing, adjust size: inout Int)", "open func adjust(_ size: inout Int)"),
    (
      "func thing(_ thing: Thing, visit body: (Int) -> Void)",
      "open func visit(_ body: (Int) -> Void)"
    ),
    ("func thing(_ thing: Thing, didLoad item: Int!)", "open func didLoad(_ item: Int?)"),
    ("func thingDidOpen(_ thing: Thing) async throws", "open func didOpen() async throws"),
  ])
  func events(_ requirement: String, _ signature: String) throws {
    let hook = try LayeredFixture(requirement: requirement).hook()
    #expect(hook.signature == signature)
    #expect(hook.answer == nil)
  }

  @Test(arguments: [
    (
      "func thing(_ thing: Thing, priceOf item: String) -> Int",
      "open func priceOf(_ item: String, otherwise answer: () -> Int) -> Int", "answer()"
    ),
    (
      "func thingCanClose(_ thing: Thing) async throws -> Bool",
      "open func canClose(otherwise answer: () async throws -> Bool) async throws -> Bool",
      "try await answer()"
    ),
    (
      "var title: String? { get }",
      "open func title(otherwise answer: () -> String?) -> String?", "answer()"
    ),
    (
      "func thing(_ thing: Thing, decide item: Int, handler: @escaping (Bool) -> Void)",
      "open func decide(_ item: Int, handler: @escaping (Bool) -> Void, "
        + "otherwise answer: @escaping () -> Void)", "answer()"
    ),
  ])
  func answers(_ requirement: String, _ signature: String, _ answer: String) throws {
    let hook = try LayeredFixture(requirement: requirement).hook()
    #expect(hook.signature == signature)
    #expect(hook.answer == answer)
  }

  @Test(arguments: [
    ("func thingDidOpen(_ thing: Thing)", "@objc(layeredDidOpen)"),
    ("func thing(_ thing: Thing, didMove a: Int, to b: Int)", "@objc(layeredDidMoveItem:to:)"),
    ("func thingCanClose(_ thing: Thing) -> Bool", "@objc(layeredCanCloseOtherwise:)"),
    (
      "func thing(_ thing: Thing, priceOf a: String) -> Int", "@objc(layeredPriceOf:otherwise:)"
    ),
  ])
  func selectorsOfTheirOwn(_ requirement: String, _ attribute: String) throws {
    let fixture = try LayeredFixture(
      requirement: "@objc optional \(requirement)", attributes: "@objc",
      parent: "open class Thing: NSObject")
    let name = attribute.replacing("Item", with: "")
    #expect(try fixture.hook().attributes.map { $0.replacing("A:", with: ":") } == [name])
    #expect(try fixture.layer().heard.count == 1)
  }

  @Test func aRequiredMethodIsThereAnyway() throws {
    let fixture = try LayeredFixture(
      requirement: "func thingDidOpen(_ thing: Thing)", attributes: "@objc")
    #expect(try fixture.hook().attributes == [])
    #expect(try fixture.layer().isAnyHeard == false)
  }

  @Test(arguments: [
    ("func a() -> Int", ["outer?.a() ?? 0"]),
    ("func a() -> Int?", ["outer?.a()"]),
    ("// proxygen:default 3\nfunc a() -> Int?", ["if let outer { return outer.a() }", "return 3"]),
    ("func a() throws -> Int", ["try outer?.a() ?? 0"]),
    ("var a: Int { get async }", ["await outer?.a ?? 0"]),
  ])
  func asksTheOuterDelegate(_ requirement: String, _ lines: [String]) throws {
    let witness = try LayeredFixture(requirement: requirement).witness()
    #expect(witness.asked == lines)
    #expect(witness.asksInSteps == (lines.count > 1))
  }

  @Test func anOptionalAnswerIsAskedByName() throws {
    let fixture = try LayeredFixture(
      requirement: "// proxygen:default 3\n@objc optional func a(_ b: Int) -> NSNumber?",
      attributes: "@objc")
    #expect(
      try fixture.witness().asked
        == ["if let asked = outer?.a(_:) { return asked(b) }", "return 3"])
  }

  @Test func aTypedErrorIsSaid() throws {
    let fixture = try LayeredFixture(requirement: "func a() throws(E) -> Int")
    #expect(try fixture.witness().askedHead == "() throws(E) -> Int in ")
  }

  @Test func bodiesKeepTheirNames() throws {
    let fixture = try LayeredFixture(requirement: "func a(owner: Int, outer: Int) -> Int")
    #expect(
      try fixture.witness().signature
        == "func a(owner ownerValue: Int, outer outerValue: Int) -> Int")
  }
}
