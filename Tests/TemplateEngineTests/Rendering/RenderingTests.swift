import TemplateEngine
import Testing

struct RenderingTests {
  private func place(_ template: String, _ line: Int, _ column: Int) -> TemplateLocation {
    TemplateLocation(template: template, line: line, column: column)
  }

  @Test func anErrorNamesTheTagsThatLedToIt() {
    let error = failure(
      "\n{{>p}}", with: ["p": "{{#.}} {{<q}}{{/q}}{{/.}}", "q": "{{>r}}", "r": "\n{{x}}"])
    #expect(error?.location == place("r", 2, 3))
    #expect(error?.includeChain == [place("q", 1, 4), place("p", 1, 11), place("main", 2, 4)])
  }

  @Test func anErrorInAnArgumentNamesTheBlockThatItReplaces() {
    let error = failure("{{<p}}{{$b}}\n {{x}}{{/b}}{{/p}}", with: ["p": "\n{{$b}}{{/b}}"])
    #expect(error?.location == place("main", 2, 4))
    #expect(error?.includeChain == [place("p", 2, 4), place("main", 1, 4)])
  }

  @Test func tagsThatAreLeftAreNotNamed() {
    let error = failure("{{>p}}{{<p}}{{$b}}2{{/b}}{{/p}}{{x}}", with: ["p": "{{$b}}{{/b}}"])
    #expect(error?.location == place("main", 1, 34))
    #expect(error?.includeChain == [])
  }

  @Test func aSyntaxErrorIsMetWhereTheTemplateIsNeeded() throws {
    let others = ["p": "\n{{/a}}"]
    #expect(try rendered("{{#a}}{{>p}}{{/a}}", ["a": false], with: others) == "")
    let error = failure("{{#a}}{{>p}}{{/a}}", ["a": true], with: others)
    #expect(error?.rule == .unexpectedClose)
    #expect(error?.location == place("p", 2, 1))
    #expect(error?.includeChain == [place("main", 1, 10)])
    #expect(
      failure("{{>p}}", with: others, strictness: .lenient)
        == error.map { error in
          var same = error
          same.includeChain = [place("main", 1, 4)]
          return same
        })
  }

  @Test func goesOnBehindEverythingThatItEntered() throws {
    let text = "1{{#l}}2{{>p}}3{{#l}}4{{/l}}{{^l}}no{{/l}}5{{/l}}6{{<p}}{{$b}}7{{/b}}{{/p}}8"
    let result = try rendered(text, ["l": [1, 2]], with: ["p": "({{$b}}b{{/b}})"])
    #expect(result == "12(b)344" + "52(b)34456(7)8")
  }
}
