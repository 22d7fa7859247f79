@testable import TemplateEngine

extension FuzzTarget {
  /// Template + value → text.
  static let template = FuzzTarget(
    name: "template", seedSuffix: ".mustache",
    words: [
      "{{", "}}", "{{{", "}}}", "{{#list}}", "{{/list}}", "{{^name}}", "{{/name}}", "{{>fuzz}}",
      "{{<fuzz}}", "{{/fuzz}}", "{{$block}}", "{{/block}}", "{{=<% %>=}}", "<%={{ }}=%>", "{{!",
      "{{&name}}", "{{.}}", "{{a.b.c}}", "{{>*name}}", "{{<*name}}", "{{/*name}}", "\n", "\r\n",
      "  ",
      "{{#a}}", "{{/a}}", "{{>other}}", "{{<other}}", "{{/other}}", "\u{FEFF}",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let library = TemplateLibrary([
      "fuzz": text, "other": "a{{$block}}b{{/block}}c\n{{>text}}", "text": "{{name}}\n",
    ])
    for strictness in [Strictness.strict, .lenient] {
      let renderer = TemplateRenderer(
        library: library, escaping: .html, strictness: strictness,
        limits: RenderingLimits(depth: 1_000, work: 200_000))
      let first = outcome(renderer)
      if first != outcome(renderer) { return "it is rendered otherwise again" }
      if case .failure(let error) = first, error.location.template == "fuzz",
        !(1...lineCount(text)).contains(error.location.line)
      {
        return "an error without a place in the text: \(error)"
      }
    }
    return nil
  }

  private static func outcome(_ renderer: TemplateRenderer) -> Result<String, TemplateError> {
    Result { () throws(TemplateError) in try renderer.render("fuzz", with: value) }
  }

  private static let value = TemplateValue.object([
    "name": .string("text"), "a": .object(["b": .object(["c": .integer(1)])]),
    "list": .list([.object(["name": .string("other")]), .string("<&>"), .list([.bool(true)])]),
    "none": .null, "number": .number(0.5),
  ])
}
