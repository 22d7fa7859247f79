/// The text of `NS_SWIFT_NAME`, cut: `Thing`, `Outer.Inner`, `add(_:to:)`, `getter:Thing.name(self:)`.
struct SwiftNameAttribute: Hashable {
  /// Everything before the last dot.
  var context: String?
  var base: String
  /// Empty ones for `_`; nil where the name has no parentheses.
  var labels: [String]?

  /// Nil for what is no name.
  init?(_ text: String) {
    var name = Substring(text)
    for accessor in ["getter:", "setter:"] where name.hasPrefix(accessor) {
      name = name.dropFirst(accessor.count)
    }
    if let parenthesis = name.firstIndex(of: "(") {
      guard name.last == ")" else { return nil }
      let list = name[name.index(after: parenthesis)...].dropLast()
      guard list.isEmpty || list.last == ":" else { return nil }
      labels = list.split(separator: ":").map { $0 == "_" ? "" : String($0) }
      name = name[..<parenthesis]
    }
    if let dot = name.lastIndex(of: ".") {
      context = String(name[..<dot])
      name = name[name.index(after: dot)...]
    }
    guard !name.isEmpty else { return nil }
    base = String(name)
  }

  var path: String { (context.map { $0 + "." } ?? "") + base }
}
