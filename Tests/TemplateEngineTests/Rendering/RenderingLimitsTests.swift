import Testing

@testable import TemplateEngine

struct RenderingLimitsTests {
  private func rendered(
    _ texts: [String: String], _ context: TemplateValue = [:], limits: RenderingLimits = .init()
  ) throws(TemplateError) -> String {
    let renderer = TemplateRenderer(
      library: TemplateLibrary(texts), escaping: .none, strictness: .strict, limits: limits)
    return try renderer.render("main", with: context)
  }

  private func failure(
    _ texts: [String: String], _ context: TemplateValue = [:], limits: RenderingLimits = .init()
  ) -> TemplateError? {
    do throws(TemplateError) {
      _ = try rendered(texts, context, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Depth

  @Test(arguments: [
    ["main": "x\n {{>main}}\n"], ["main": "{{<main}}{{/main}}"], ["main": "{{>*n}}"],
    ["main": "{{<main}}{{$b}}{{>main}}{{/b}}{{/main}}{{$b}}{{/b}}"],
    ["main": "{{#l}}{{>a}}{{/l}}", "a": "{{<b}}{{$c}}1{{/c}}{{/b}}", "b": "{{$c}}{{/c}}{{>main}}"],
  ])
  func aRecursionWithoutEndIsAnError(texts: [String: String]) {
    let error = onSmallStack { failure(texts, ["n": "main", "l": [1, 2]]) }
    #expect(error?.rule == .recursionTooDeep)
    #expect(error?.includeChain.count == 1_000)
  }

  @Test func theErrorOfARecursionShowsItsTags() {
    let error = failure(["main": "\n{{>p}}", "p": "{{>q}}", "q": " {{>p}}"])
    let (p, q) = (
      TemplateLocation(template: "p", line: 1, column: 4),
      TemplateLocation(template: "q", line: 1, column: 5)
    )
    #expect(error?.location == q)
    #expect(error?.includeChain.prefix(3) == [p, q, p])
    #expect(error?.includeChain.last == TemplateLocation(template: "main", line: 2, column: 4))
    #expect(
      error?.message
        == "this would be more than 1000 templates inside each other; put the tag into a section "
        + "that ends the recursion")
  }

  @Test func aRecursionMayBeAsDeepAsTheLimit() throws {
    var context: TemplateValue = ["kids": []]
    for _ in 1..<1_000 { context = ["kids": [context]] }
    let texts = ["main": "{{>node}}", "node": "<{{#kids}}{{>node}}{{/kids}}>"]
    let result = try rendered(texts, context)
    #expect(result == String(repeating: "<", count: 1_000) + String(repeating: ">", count: 1_000))
    #expect(failure(texts, ["kids": [context]])?.rule == .recursionTooDeep)
  }

  // MARK: Depth of the source

  @Test func aHundredThousandSectionsMayBeNested() throws {
    let deep = 100_000
    let text =
      String(repeating: "{{#x}}", count: deep) + "in" + String(repeating: "{{/x}}", count: deep)
    let result = onSmallStack { Result { try rendered(["main": text], ["x": true]) } }
    #expect(try result.get() == "in")
  }

  private static let deep = 10_000

  @Test(arguments: [
    ("{{^y}}", "{{/y}}"), ("{{$x}}", "{{/x}}"), ("{{#x}}{{$x}}", "{{/x}}{{/x}}"),
    ("{{#x}}\n {{<p}}", " {{/p}}\n{{/x}}"),
  ])
  func soMayAllElements(open: String, close: String) throws {
    let text =
      String(repeating: open, count: Self.deep) + "in" + String(repeating: close, count: Self.deep)
    let result = onSmallStack {
      Result { try rendered(["main": text, "p": "in"], ["x": true, "y": false]) }
    }
    #expect(try result.get().hasSuffix("in"))
  }

  @Test func nestedParentsAreLimitedAsIncludesAre() {
    let text =
      String(repeating: "{{<p}}{{$b}}", count: Self.deep)
      + String(repeating: "{{/b}}{{/p}}", count: Self.deep)
    let error = onSmallStack { failure(["main": text, "p": "{{$b}}{{/b}}"]) }
    #expect(error?.rule == .recursionTooDeep)
  }

  @Test func openSectionsAreAllReported() {
    let text = String(repeating: "{{#x}}", count: Self.deep)
    let errors = onSmallStack { TemplateLibrary(["t": text]).syntaxErrors() }
    #expect(errors.count == Self.deep)
    #expect(errors.last?.location.column == Self.deep * 6 - 5)
  }

  @Test func wrongEndTagsAreAllReported() {
    let open = (0..<Self.deep).map { "{{#a\($0)}}" }.joined()
    let text = open + String(repeating: "{{/b}}", count: Self.deep)
    let errors = onSmallStack { TemplateLibrary(["t": text]).syntaxErrors() }
    #expect(errors.count == Self.deep)
    #expect(errors.allSatisfy { $0.rule == .mismatchedClose })
  }

  // MARK: Work

  @Test func aRenderingThatGrowsAndGrowsIsAnError() {
    var texts = ["main": "{{>t0}}", "t30": ""]
    for level in 0..<30 { texts["t\(level)"] = "{{>t\(level + 1)}}{{>t\(level + 1)}}" }
    let silent = failure(texts, limits: RenderingLimits(work: 10_000))
    #expect(silent?.rule == .renderingTooLarge)
    texts["t30"] = String(repeating: "ha", count: 5_000)
    let loud = failure(texts, limits: RenderingLimits(work: 100_000))
    #expect(loud?.rule == .renderingTooLarge)
    #expect(
      loud?.message == "the rendering has more than 100000 bytes and tags; look for templates that "
        + "include each other again and again")
  }

  @Test func indentationCountsAsWork() {
    let blanks = String(repeating: " ", count: 10_000)
    let error = failure(["main": blanks + "{{>main}}"], limits: RenderingLimits(work: 1_000_000))
    #expect(error?.rule == .renderingTooLarge)
  }
}
