import TemplateEngine
import Testing

struct TemplateLibraryTests {
  @Test func hasItsTemplatesByName() {
    let library = TemplateLibrary(["b": "2", "a": "1"])
    #expect(library.names == ["a", "b"])
    #expect(library["a"] == "1")
    #expect(library["A"] == nil)
  }

  @Test func singleTemplatesOfTheOverlayWin() {
    let library = TemplateLibrary(["a": "1", "b": "2"]).overlaid(
      by: TemplateLibrary(["b": "x", "c": "y"]))
    #expect(library == TemplateLibrary(["a": "1", "b": "x", "c": "y"]))
  }

  @Test func reportsAllSyntaxErrorsInOrder() {
    let library = TemplateLibrary(["b": "{{/x}}", "a": "\n{{y z}}\n{{#u}}{{#v}}\n{{w", "c": "fine"])
    let places = library.syntaxErrors().map(\.location.description)
    #expect(places == ["a:2:3", "a:3:1", "a:3:7", "a:4:1", "b:1:1"])
    #expect(TemplateLibrary(["c": "fine {{x}} {{>y}}"]).syntaxErrors() == [])
  }
}
