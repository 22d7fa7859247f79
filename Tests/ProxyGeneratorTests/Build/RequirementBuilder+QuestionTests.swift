import ProtocolModel
import Testing

@testable import ProxyGenerator

/// Responders that are closures, and what they are asked.
struct RequirementBuilderQuestionTests {
  private func builder(
    _ requirement: String, attributes: String = "", inheriting: String = "AnyObject"
  ) throws -> RequirementBuilder {
    let fixture = try ProtocolFixture(
      requirements: requirement, attributes: attributes, inheriting: inheriting)
    let style = Style.builtIn("async")
    var named = try fixture.named()
    named.classified = named.classified.served(by: style)
    return RequirementBuilder(
      named: named, classified: named.classified.requirements[0], member: named.members[0],
      style: style, namesakes: Namesakes(named.classified), defaultName: nil)
  }

  @Test(arguments: [
    ("func a() -> Int", "() -> Int"), ("func a(b: Int) -> Int?", "(Int) -> Int?"),
    ("func a(b: Int, c: Int) async throws -> Int", "(_ b: Int, _ c: Int) async throws -> Int"),
    ("func a(done: @escaping () -> Void)", "() async -> Void"),
    ("func a(b: Int, done: @escaping (Bool) -> Void)", "(Int) async -> Bool"),
    (
      "func a(b: Int, c: Int, done: ((_ d: Bool, String?) -> Void)?)",
      "(_ b: Int, _ c: Int) async -> (d: Bool, String?)"
    ),
    ("// proxygen:default 1\nvar a: Int { get }", "Int"),
  ])
  func form(_ requirement: String, _ form: String) throws {
    #expect(try builder(requirement).storage.first?.form == form)
  }

  @Test(arguments: [
    ("@MainActor", "AnyObject", "func a() -> Int", "@MainActor () -> Int"),
    ("", "AnyObject", "@MainActor func a() -> Int", "@MainActor () -> Int"),
    ("@MainActor", "AnyObject", "nonisolated func a() -> Int", "@Sendable () -> Int"),
    ("", "AnyObject", "func a() -> Int", "() -> Int"),
    ("", "AnyObject, Sendable", "func a() -> Int", "@Sendable () -> Int"),
  ])
  func isolation(
    _ attributes: String, _ inheriting: String, _ requirement: String, _ form: String
  ) throws {
    let builder = try builder(requirement, attributes: attributes, inheriting: inheriting)
    #expect(builder.responderType == form)
  }

  @Test(arguments: [
    ("func a(done: @escaping () -> Void)", "", "done()", "_", "done()"),
    (
      "func a(b: Int, done: @escaping (Bool) -> Void)", "b", "done(false)", "answer", "done(answer)"
    ),
    (
      "func a(b: Int, c: Int, done: ((Bool, String?) -> Void)?)", "b, c", "done?(false, nil)",
      "answer",
      "done?(answer.0, answer.1)"
    ),
    (
      "func a(done: @escaping @MainActor (Bool) -> Void)", "", "Task { @MainActor in done(false) }",
      "answer", "Task { @MainActor in done(answer) }"
    ),
    (
      "// proxygen:default true, nil\nfunc a(done: @escaping (Bool, String?) -> Void)", "",
      "done(true, nil)", "answer", "done(answer.0, answer.1)"
    ),
  ])
  func question(
    _ requirement: String, _ arguments: String, _ fallback: String, _ parameter: String,
    _ call: String
  ) throws {
    let expected = QuestionContext(
      actor: nil, arguments: arguments, fallback: fallback, parameter: parameter, call: call)
    #expect(try builder(requirement).body?.question == expected)
  }

  @Test(arguments: [
    ("@MainActor", "", "MainActor.shared"), ("@MainActor", "@MainActor", nil), ("", "", nil),
  ])
  func asksOnTheActorOfTheParent(
    _ parent: String, _ attributes: String, _ actor: String?
  ) throws {
    let fixture = try ProtocolFixture(
      """
      \(parent) class Thing { weak var delegate: (any ThingDelegate)? }
      \(attributes) protocol ThingDelegate: AnyObject { func a(done: @escaping () -> Void) }
      """)
    let named = try fixture.named()
    let builder = RequirementBuilder(
      named: named, classified: named.classified.requirements[0], member: named.members[0],
      style: .builtIn("async"), namesakes: Namesakes(named.classified), defaultName: nil)
    #expect(builder.question?.actor == actor)
  }

  @Test func aHandlerOfAnUnknownTypeIsHandedOver() throws {
    let builder = try builder("// proxygen:default 1\nfunc a(done: @escaping Done)")
    #expect(builder.body?.question == nil)
    #expect(builder.responderType == "(@escaping Done) -> Void")
  }
}
