import Templates

/// A built-in style as the files of a folder.
struct BuiltInFolder: Equatable, Sendable {
  /// Contents by file name: `style.json`, the style's own templates, and the shared ones that it uses.
  let files: [String: String]

  init(style: String) {
    let all = BuiltInStyles.folder(of: style)
    let shared = BuiltInStyles.sharedNames(of: style)
    var used = all.filter { !shared.contains($0.key) }
    var open = Array(used.values)
    while let text = open.popLast() {
      for (name, contents) in all
      where used[name] == nil && text.contains("{{>\(style)/\(name)}}") {
        used[name] = contents
        open.append(contents)
      }
    }
    files = Dictionary(
      uniqueKeysWithValues: used.map { name, text in
        (name == StyleReader.manifest ? name : "\(name).mustache", text)
      })
  }
}
