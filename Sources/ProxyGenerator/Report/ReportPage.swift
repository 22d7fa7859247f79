import Diagnostics
import TemplateEngine

/// The report as one page of HTML that needs nothing beside it.
public struct ReportPage {
  /// A folder of templates and what stands in the page as it is.
  public struct Folder: Sendable {
    public var templates: TemplateLibrary
    public var css: String
    public var script: String

    public init(templates: TemplateLibrary, css: String, script: String) {
      (self.templates, self.css, self.script) = (templates, css, script)
    }
  }

  private let folder: Folder

  public init(_ folder: Folder) { self.folder = folder }

  /// Whole lines. A template in error is told, and there is no page.
  public func text(
    _ builder: ReportBuilder, into collector: inout DiagnosticCollector
  ) -> String {
    var builder = builder
    let context = builder.build(css: folder.css, script: folder.script)
    let renderer = TemplateRenderer(library: folder.templates, escaping: .html)
    do {
      return try renderer.render("report/page", with: try TemplateValue(encoding: context))
    } catch let error as TemplateError {
      collector.add(error.diagnostic { "<template \($0)>" })
    } catch {
      collector.add(
        .error(
          "template-context", at: .commandLine, "the report's context can't be made: \(error)"))
    }
    return ""
  }
}
