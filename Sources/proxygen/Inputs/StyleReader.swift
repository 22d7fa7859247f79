import Diagnostics
import Essentials
import ProxyGenerator
import Templates

/// A style with its templates, ready to be used.
struct LoadedStyle: Equatable, Sendable {
  var style: Style
  var templates: UserTemplates
}

/// Finds what `--style` names: a built-in style, or a folder with a `style.json` and templates.
struct StyleReader {
  let workingFolder: WorkingFolder

  /// In order. What can't be read is an error in `collector`.
  func read(
    _ arguments: [StyleArgument], reporting collector: inout DiagnosticCollector
  ) -> [LoadedStyle] {
    var loaded: [LoadedStyle] = []
    for argument in arguments {
      guard let style = read(argument, reporting: &collector) else { continue }
      if loaded.contains(where: { $0.style.name == style.style.name }) {
        collector.add(.repeatedStyle(style.style.name))
      } else {
        loaded.append(style)
      }
    }
    return loaded
  }

  private func read(
    _ argument: StyleArgument, reporting collector: inout DiagnosticCollector
  ) -> LoadedStyle? {
    switch argument {
    case .builtIn(let name): return Self.builtIn(name, reporting: &collector)
    case .folder(let folder): return custom(folder, reporting: &collector)
    }
  }

  static func builtIn(
    _ name: String, reporting collector: inout DiagnosticCollector
  ) -> LoadedStyle? {
    let folder = BuiltInStyles.folder(of: name)
    var templates = UserTemplates()
    for (file, text) in folder where file != manifest { templates.texts["\(name)/\(file)"] = text }
    let description = Data((folder[manifest] ?? "").utf8)
    return style(description, at: "<style \(name)>", reporting: &collector)
      .map { LoadedStyle(style: $0, templates: templates) }
  }

  private func custom(
    _ folder: String, reporting collector: inout DiagnosticCollector
  ) -> LoadedStyle? {
    let path = FilePath.join(folder, Self.manifest)
    guard let data = try? FileBytes.read(workingFolder.absolute(path), limit: FileBytes.inputLimit)
    else {
      collector.add(.noStyle(path))
      return nil
    }
    guard var style = Self.style(data, at: path, reporting: &collector) else { return nil }
    let read = TemplateReader(workingFolder: workingFolder).read(folder, reporting: &collector)
    guard read.texts["file"] != nil else {
      collector.add(.noFileTemplate(folder))
      return nil
    }
    style.argument = "./" + (folder.split(separator: "/").last.map(String.init) ?? folder)
    return LoadedStyle(style: style, templates: read.prefixed(style.name))
  }

  private static func style(
    _ data: Data, at path: String, reporting collector: inout DiagnosticCollector
  ) -> Style? {
    do {
      return try JSONDecoder().decode(Style.self, from: data)
    } catch {
      collector.add(.unusableStyle(path, error))
      return nil
    }
  }

  static let manifest = "style.json"
}

extension UserTemplates {
  /// Templates of a style are named for it.
  fileprivate func prefixed(_ style: String) -> UserTemplates {
    func renamed(_ names: [String: String]) -> [String: String] {
      Dictionary(uniqueKeysWithValues: names.map { ("\(style)/\($0)", $1) })
    }
    return UserTemplates(texts: renamed(texts), paths: renamed(paths))
  }
}

extension Diagnostic {
  fileprivate static func noStyle(_ path: String) -> Diagnostic {
    .error(
      "missing-style", at: .file(path),
      "a style is a folder with a 'style.json', which can't be read here; correct '--style'")
  }

  fileprivate static func noFileTemplate(_ folder: String) -> Diagnostic {
    .error(
      "unusable-style", at: .file(folder),
      "the style has no 'file.mustache', the template that makes an output file; add it")
  }

  fileprivate static func repeatedStyle(_ name: String) -> Diagnostic {
    .error(
      "repeated-style", at: .file(name),
      "two styles have this name; leave one '--style' out, or change the name in its 'style.json'")
  }

  fileprivate static func unusableStyle(_ path: String, _ error: any Error) -> Diagnostic {
    .error("unusable-style", at: .file(path), StyleFault(error).message)
  }
}
