import Testing

@testable import ObjCFrontEnd

@Suite struct SwiftTypeTests {
  @Test func marksStandBehindParentheses() {
    #expect(SwiftType.optional(.existential(["A", "B"])).text == "(any A & B)?")
    #expect(SwiftType.implicitlyUnwrapped(.metatype(["A"])).text == "(any A.Type)!")
    #expect(SwiftType.metatype(["A", "B"]).text == "any (A & B).Type")
    #expect(SwiftType.optional(.array(.named("A"))).text == "[A]?")
    #expect(SwiftType.dictionary(.named("A"), .any).text == "[A: Any]")
  }

  @Test func functionsShowTheirAttributesInOrder() {
    let function = SwiftType.function(
      SwiftFunctionType(parameters: [], result: .named("Void"), convention: .c))
    #expect(
      function.adding(["@Sendable"]).text == "@Sendable @convention(c) () -> Void")
    #expect(function.adding(["@MainActor"]).text.hasPrefix("@MainActor @Sendable "))
    #expect(SwiftType.any.adding(["@Sendable"]).text == "Any")
  }
}
