import Diagnostics
import Essentials

/// Templates that take the place of built-in ones, by template name.
struct UserTemplates: Equatable, Sendable {
  var texts: [String: String] = [:]
  /// The files that they come from, as messages show them.
  var paths: [String: String] = [:]
}

/// Reads a folder of templates that take the place of built-in ones: `rx/file.mustache` in it is the template `rx/file`.
struct TemplateReader {
  let workingFolder: WorkingFolder

  /// What can't be read is an error in `collector`.
  func read(_ folder: String, reporting collector: inout DiagnosticCollector) -> UserTemplates {
    let root = workingFolder.absolute(folder)
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: root) else {
      collector.add(.noTemplateFolder(folder))
      return UserTemplates()
    }
    let templates = paths.filter { $0.hasSuffix(Self.suffix) }.sorted()
    if templates.isEmpty { collector.add(.noTemplates(folder)) }
    var read = UserTemplates()
    for path in templates {
      let name = String(path.dropLast(Self.suffix.count))
      let shownPath = FilePath.join(folder, path)
      do {
        let data = try FileBytes.read(FilePath.join(root, path), limit: FileBytes.inputLimit)
        read.paths[name] = shownPath
        read.texts[name] = try InputDecoding.text(data, path: shownPath)
      } catch let error as InputDecoding.NotUTF8 {
        collector.add(error.diagnostic)
      } catch {
        collector.add(.unreadableTemplate(shownPath))
      }
    }
    return read
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
