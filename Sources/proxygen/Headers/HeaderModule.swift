import Essentials

/// Which module a header belongs to.
struct HeaderModule {
  /// For headers that show none.
  let otherwise: String?

  /// The framework around the header, else the module map beside it, else the one that was given; nil for a header that
  /// the app sees through its bridging header.
  ///
  /// - Parameter path: absolute, without symbolic links.
  func module(of path: String) -> String? {
    framework(path) ?? moduleMap(path) ?? otherwise
  }

  private func framework(_ path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    guard let index = folders.lastIndex(where: { $0.hasSuffix(".framework") }) else { return nil }
    return String(folders[index].dropLast(".framework".count))
  }

  private func moduleMap(_ path: String) -> String? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let file = folder.appendingPathComponent("module.modulemap")
    guard let data = try? FileBytes.read(file.path) else { return nil }
    let name = FilePath.lastPart(of: path)
    let modules = ModuleMap(String(decoding: data, as: UTF8.self)).modules
    return (modules.first { $0.headers.contains(name) } ?? modules.first)?.name
  }
}

/// A module map, as far as it tells which module a header is in.
struct ModuleMap: Equatable {
  struct Module: Equatable {
    /// Of the outermost module.
    var name: String
    var headers: [String]
  }

  private(set) var modules: [Module] = []

  init(_ text: String) {
    var depth = 0
    var words = Self.words(text)[...]
    while let word = words.popFirst() {
      switch word {
      case "{": depth += 1
      case "}": depth = max(0, depth - 1)
      case "module" where depth == 0:
        guard let name = words.popFirst() else { return }
        modules.append(Module(name: name.filter { $0 != "\"" }, headers: []))
      case "header" where !modules.isEmpty:
        guard let path = words.popFirst() else { return }
        let name = path.filter { $0 != "\"" }.split(separator: "/").last.map(String.init) ?? ""
        modules[modules.count - 1].headers.append(name)
      default: break
      }
    }
  }

  /// Words, quoted texts and braces, without comments.
  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline)
      .map { line in line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line }
      .flatMap { line in
        line.replacing("{", with: " { ")
          .replacing("}", with: " } ").split(separator: " ").map(String.init)
      }
  }
}
