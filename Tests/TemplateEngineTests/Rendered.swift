import TemplateEngine

/// What a template makes of a context, in strict mode unless told otherwise. Further templates go by their
/// names; the template itself is called `main`.
func rendered(
  _ text: String, _ context: TemplateValue = [:], with others: [String: String] = [:],
  escaping: Escaping = .none, strictness: Strictness = .strict
) throws(TemplateError) -> String {
  let library = TemplateLibrary(others).overlaid(by: TemplateLibrary(["main": text]))
  let renderer = TemplateRenderer(library: library, escaping: escaping, strictness: strictness)
  return try renderer.render("main", with: context)
}

/// The error of a rendering that must fail.
func failure(
  _ text: String, _ context: TemplateValue = [:], with others: [String: String] = [:],
  strictness: Strictness = .strict
) -> TemplateError? {
  do throws(TemplateError) {
    _ = try rendered(text, context, with: others, strictness: strictness)
    return nil
  } catch {
    return error
  }
}
