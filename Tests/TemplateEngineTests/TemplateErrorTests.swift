import Diagnostics
import TemplateEngine
import Testing

struct TemplateErrorTests {
  private func place(_ template: String, _ line: Int, _ column: Int) -> TemplateLocation {
    TemplateLocation(template: template, line: line, column: column)
  }

  @Test func aDiagnosticSaysWhereAndWhat() {
    let error = TemplateError(
      rule: .unknownName, location: place("rx/file", 2, 5), message: "no context has the name 'x'")
    #expect(
      error.diagnostic
        == .error(
          "unknown-template-name",
          at: .source(SourceLocation(path: "rx/file", line: 2, column: 5)),
          "no context has the name 'x'"))
  }

  @Test func aDiagnosticTellsTheIncludeChain() {
    let error = TemplateError(
      rule: .unknownTemplate, location: place("a", 1, 1), message: "m",
      includeChain: [place("b", 2, 3), place("c", 4, 5)])
    #expect(error.diagnostic.message == "m; included from b:2:3, from c:4:5")
    let named = error.diagnostic { "templates/\($0).mustache" }
    #expect(
      named.message
        == "m; included from templates/b.mustache:2:3, from templates/c.mustache:4:5")
    #expect(named.place.path == "templates/a.mustache")
  }

  @Test func aLongChainIsShortened() {
    var error = TemplateError(
      rule: .recursionTooDeep, location: place("a", 1, 1), message: "m",
      includeChain: (1...6).map { place("p", $0, 1) })
    #expect(
      error.diagnostic.message
        == "m; included from p:1:1, from p:2:1, from p:3:1, from p:4:1, from p:5:1, from p:6:1")
    error.includeChain = (1...100).map { place("p", $0, 1) }
    #expect(
      error.diagnostic.message == "m; included from p:1:1, from p:2:1, from p:3:1, from p:4:1, "
        + "from p:5:1, from 94 more places, from p:100:1")
  }

  @Test func everyRuleHasANameOfItsOwnInDiagnosticForm() {
    for rule in TemplateError.Rule.allCases {
      #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(rule.rawValue.contains("template"))
    }
  }

  @Test func placesAreInTheOrderOfTheText() {
    #expect(place("a", 2, 9) < place("a", 10, 1))
    #expect(place("a", 2, 9) < place("a", 2, 10))
    #expect(place("a", 9, 9) < place("b", 1, 1))
    #expect(place("rx/a", 2, 3).description == "rx/a:2:3")
  }
}
