import Testing

@testable import TemplateEngine

struct BlockScopeTests {
  private func template(_ name: String) -> ParsedTemplate {
    TemplateParser.parse("", named: name)
  }

  @Test func theOutermostArgumentCounts() {
    var scope = BlockScope()
    #expect(scope.argument(named: "a") == nil)
    scope.enter(arguments: ["a": 1..<2], of: template("outer"))
    scope.enter(arguments: ["a": 3..<4, "b": 5..<6], of: template("inner"))
    #expect(scope.argument(named: "a")?.template.name == "outer")
    #expect(scope.argument(named: "a")?.nodes == 1..<2)
    #expect(scope.argument(named: "b")?.template.name == "inner")
    #expect(scope.argument(named: "c") == nil)
  }

  @Test func anArgumentSeesWhatIsAroundItsParentTag() throws {
    var scope = BlockScope()
    scope.enter(arguments: ["a": 1..<2], of: template("outer"))
    scope.enter(arguments: ["b": 5..<6], of: template("inner"))
    let mark = scope.mark
    scope.enter(try #require(scope.argument(named: "b")))
    #expect(scope.argument(named: "b") == nil)
    scope.enter(try #require(scope.argument(named: "a")))
    #expect(scope.argument(named: "a") == nil)
    scope.enter(arguments: ["c": 7..<8], of: template("third"))
    #expect(scope.argument(named: "c")?.template.name == "third")
    scope.leave(to: mark)
    #expect(scope.argument(named: "b")?.nodes == 5..<6)
    #expect(scope.argument(named: "c") == nil)
  }
}
