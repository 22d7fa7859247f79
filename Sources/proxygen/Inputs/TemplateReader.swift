import Diagnostics
import Foundation

/// Reads a folder of templates that take the place of built-in ones: `rx/file.mustache` in it is the template `rx/file`.
struct TemplateReader {
  let workingFolder: WorkingFolder

  /// Names to texts; what can't be read is an error in `collector`.
  func read(_ folder: String, reporting collector: inout DiagnosticCollector) -> [String: String] {
    let root = workingFolder.absolute(folder)
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: root) else {
      collector.add(.noTemplateFolder(folder))
      return [:]
    }
    let templates = paths.filter { $0.hasSuffix(Self.suffix) }.sorted()
    if templates.isEmpty { collector.add(.noTemplates(folder)) }
    var texts: [String: String] = [:]
    for path in templates {
      let name = String(path.dropLast(Self.suffix.count))
      let shownPath = FilePath.join(folder, path)
      do {
        let data = try FileBytes.read(FilePath.join(root, path))
        texts[name] = try InputDecoding.text(data, path: shownPath)
      } catch let error as InputDecoding.NotUTF8 {
        collector.add(error.diagnostic)
      } catch {
        collector.add(.unreadableTemplate(shownPath))
      }
    }
    return texts
  }

  private static let suffix = ".mustache"
}

extension Diagnostic {
  fileprivate static func noTemplateFolder(_ folder: String) -> Diagnostic {
    .error(
      "missing-templates", at: .file(folder), "no such folder of templates; correct '--templates'")
  }

  fileprivate static func noTemplates(_ folder: String) -> Diagnostic {
    .error(
      "missing-templates", at: .file(folder),
      "the folder holds no template; put a '.mustache' file under the name of the one that it replaces, "
        + "such as 'rx/casts.mustache'")
  }

  fileprivate static func unreadableTemplate(_ path: String) -> Diagnostic {
    .error(
      "unreadable-template", at: .file(path), "the template can't be read; check its permissions")
  }
}
