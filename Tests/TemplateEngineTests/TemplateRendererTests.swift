import TemplateEngine
import Testing

struct TemplateRendererTests {
  @Test func isStrictAndEscapesNothingByDefault() throws {
    let renderer = TemplateRenderer(library: TemplateLibrary(["t": "{{x}}"]))
    #expect(try renderer.render("t", with: ["x": "<"]) == "<")
    #expect(throws: TemplateError.self) { try renderer.render("t", with: [:]) }
  }

  @Test func rendersAnyNumberOfTimes() throws {
    let renderer = TemplateRenderer(library: TemplateLibrary(["t": "{{x}}", "u": "{{>t}}!"]))
    #expect(try renderer.render("t", with: ["x": 1]) == "1")
    #expect(try renderer.render("u", with: ["x": 2]) == "2!")
    #expect(try renderer.render("t", with: ["x": 3]) == "3")
  }

  @Test func rendersOnSeveralThreadsAtOnce() async throws {
    let renderer = TemplateRenderer(library: TemplateLibrary(["t": "{{#l}}{{.}}{{/l}}"]))
    let context = TemplateValue.list((0..<100).map { .integer($0) })
    let results = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try renderer.render("t", with: ["l": context]) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: (0..<100).map(String.init).joined(), count: 8))
  }

  @Test(arguments: [Strictness.strict, .lenient])
  func anUnknownTemplateIsAnErrorInBothModes(strictness: Strictness) {
    let renderer = TemplateRenderer(
      library: TemplateLibrary(["rx/file": ""]), strictness: strictness)
    let error = #expect(throws: TemplateError.self) { try renderer.render("rx/fille", with: [:]) }
    #expect(error?.rule == .unknownTemplate)
    #expect(error?.location.template == "rx/fille")
    #expect(error?.message == "no template has the name 'rx/fille'; did you mean 'rx/file'?")
  }

  @Test func aTemplateWithASyntaxErrorIsNotRendered() {
    #expect(failure("{{#a}}")?.rule == .unclosedSection)
    #expect(failure("{{#a}}", strictness: .lenient)?.rule == .unclosedSection)
  }
}
