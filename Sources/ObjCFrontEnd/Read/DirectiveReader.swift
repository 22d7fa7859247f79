import Diagnostics

/// The `// proxygen:KEY VALUE` comments of one header, and which declaration each stands above.
struct DirectiveReader {
  private let lines: [Substring]
  private let path: String
  private var untaken: [Int: ObjCDirective] = [:]

  /// - Parameter path: what the locations name.
  init(_ text: String, path: String) {
    self.path = path
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in lines.enumerated() {
      if let directive = directive(line, number: number) { untaken[number] = directive }
    }
  }

  /// Those directly above a declaration: between them and it stand comments and attributes alone.
  /// - Parameter line: the one that the declaration begins in, counted from 1.
  mutating func take(above line: Int) -> [ObjCDirective] {
    guard !untaken.isEmpty else { return [] }
    var found: [ObjCDirective] = []
    var number = line - 2
    while lines.indices.contains(number), isPassedOver(lines[number]) {
      if let directive = untaken.removeValue(forKey: number) { found.append(directive) }
      number -= 1
    }
    return found.reversed()
  }

  /// Warnings about those that no declaration took.
  var strayDirectives: [Diagnostic] {
    untaken.sorted { $0.key < $1.key }.map { _, directive in
      .warning(
        "stray-directive", at: .source(directive.location),
        "this directive belongs to no declaration; "
          + "write it directly before a protocol, requirement, type or extension")
    }
  }

  private func directive(_ line: Substring, number: Int) -> ObjCDirective? {
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    let comment = line.dropFirst(indentation.count)
    guard comment.hasPrefix("//") else { return nil }
    let content = comment.dropFirst(2).drop { $0 == " " || $0 == "\t" }
    guard content.hasPrefix("proxygen:") else { return nil }
    let text = content.dropFirst("proxygen:".count)
    let column = line.utf8.distance(from: line.startIndex, to: text.startIndex) + 1
    return ObjCDirective(
      location: SourceLocation(path: path, line: number + 1, column: column),
      text: String(text.drop { $0 == " " }).trimmingSuffix())
  }

  /// A comment, or a line with nothing but attributes.
  private func isPassedOver(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("//") || text.hasPrefix("/*") || text.hasPrefix("*") { return true }
    if text.hasPrefix("__attribute__") { return true }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard name.count > 2, name.allSatisfy({ !$0.isLowercase }) else { return false }
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    return rest.isEmpty || rest.hasPrefix("(") && !rest.contains(";")
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String {
    var text = self
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
