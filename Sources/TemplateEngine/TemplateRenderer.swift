/// Renders the templates of one library; each is parsed once, when the renderer is made.
public struct TemplateRenderer: Sendable {
  let templates: [String: ParsedTemplate]
  let escaping: Escaping
  let strictness: Strictness
  let limits: RenderingLimits

  public init(
    library: TemplateLibrary, escaping: Escaping = .none, strictness: Strictness = .strict
  ) {
    self.init(
      library: library, escaping: escaping, strictness: strictness, limits: RenderingLimits())
  }

  init(
    library: TemplateLibrary, escaping: Escaping, strictness: Strictness, limits: RenderingLimits
  ) {
    self.templates = library.parsed()
    self.escaping = escaping
    self.strictness = strictness
    self.limits = limits
  }

  /// The text that a template makes of a context.
  ///
  /// Fails, with the first error that is met, where a template that is needed has syntax errors, where strict
  /// mode forbids a name or a value, where templates include each other without end (more than 1000 levels)
  /// and where they make more than some hundred megabytes. An unknown `templateName` is an error in both
  /// modes; its location is the start of the template that is not there.
  public func render(
    _ templateName: String, with context: TemplateValue
  ) throws(TemplateError) -> String {
    guard let template = templates[templateName] else {
      throw TemplateError(
        rule: .unknownTemplate,
        location: TemplateLocation(template: templateName, line: 1, column: 1),
        message: "no template has the name \(templateName.quoted)"
          + NearestName.advice(templateName, among: templates.keys))
    }
    if let error = template.errors.first { throw error }
    var rendering = Rendering(of: template, with: context, renderer: self)
    return try rendering.run()
  }
}
