import Diagnostics
import Testing

@testable import ObjCFrontEnd

@Suite struct DirectiveReaderTests {
  private let text = """
    // proxygen:name First
    /// Documentation.
    //  proxygen:parent  Thing
    NS_SWIFT_NAME(Other) MORE
    @protocol P
      // proxygen:skip
      - (void)a;

      // proxygen:lost
      int x;
      - (void)b;
    @end
    """

  @Test func takesThoseDirectlyAbove() {
    var reader = DirectiveReader(text, path: "A.h")
    #expect(
      reader.take(above: 5) == [
        ObjCDirective(
          location: SourceLocation(path: "A.h", line: 1, column: 13), text: "name First"),
        ObjCDirective(
          location: SourceLocation(path: "A.h", line: 3, column: 14), text: "parent  Thing"),
      ])
    #expect(reader.take(above: 7).map(\.text) == ["skip"])
    #expect(reader.take(above: 11) == [])
    #expect(reader.take(above: 5) == [])
  }

  @Test func tellsOfThoseThatNobodyTook() {
    var reader = DirectiveReader(text, path: "A.h")
    _ = reader.take(above: 5)
    _ = reader.take(above: 7)
    #expect(
      reader.strayDirectives.map(\.place)
        == [.source(SourceLocation(path: "A.h", line: 9, column: 15))])
  }

  @Test(arguments: InstalledLibclang.all)
  func directivesBelongToTheirDeclarations(_ library: InstalledLibclang) throws {
    let header = try HeaderFixture([
      "A.h": """
      // proxygen:parent Thing
      @protocol P
      /// Documentation.
      // proxygen:name started
      - (void)a;
      // proxygen:default 3
      @property (readonly) int count;
      @end
      """
    ]).read(library).header
    let declaration = try #require(header.protocols.first)
    #expect(declaration.declaration.directives.map(\.text) == ["parent Thing"])
    #expect(
      declaration.members.compactMap(\.method).map(\.declaration.directives).map { $0.map(\.text) }
        == [["name started"]])
    #expect(
      declaration.members.compactMap(\.property).map(\.declaration.directives)
        .map { $0.map(\.text) } == [["default 3"]])
  }
}
