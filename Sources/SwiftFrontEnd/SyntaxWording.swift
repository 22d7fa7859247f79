import SwiftSyntax

/// How syntax errors are put into words.
enum SyntaxWording {
  /// Longer code isn't repeated in a message.
  private static let quoteLimit = 60

  /// `expected ':' and a type in function parameter`, for tokens that are missing at one place.
  static func expected(_ tokens: [TokenSyntax]) -> String {
    var names: [String] = []
    for name in tokens.map(name) where !names.contains(name) { names.append(name) }
    let list = [names.dropLast().joined(separator: ", "), names.last ?? ""]
      .filter { !$0.isEmpty }
      .joined(separator: " and ")
    return "expected \(list)" + (tokens.first.flatMap(context).map { " in \($0)" } ?? "")
  }

  static func unexpected(_ node: Syntax) -> String {
    guard node.trimmedLength.utf8Length <= quoteLimit else { return "unexpected code" }
    let code = node.trimmedDescription.split(whereSeparator: \.isWhitespace)
    return "unexpected code '\(code.joined(separator: " "))'"
  }

  /// `sourceConflictMarker` → `source conflict marker`, `functionDecl` → `function declaration`.
  static func words(_ camelCase: String) -> String {
    var words = [""]
    for character in camelCase {
      if character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words.map { abbreviations[$0] ?? $0 }.joined(separator: " ")
  }

  private static let abbreviations = [
    "decl": "declaration", "expr": "expression", "stmt": "statement",
  ]

  private static func name(_ token: TokenSyntax) -> String {
    guard token.isPlaceholder else { return token.text.isEmpty ? "a name" : "'\(token.text)'" }
    let kind = token.text.dropFirst(2).dropLast(2)
    return "aeiou".contains(kind.prefix(1)) ? "an \(kind)" : "a \(kind)"
  }

  /// What the token should be a part of; nil for the parts that have no name of their own.
  private static func context(_ token: TokenSyntax) -> String? {
    guard let node = token.isPlaceholder ? token.parent?.parent : token.parent else { return nil }
    switch node.kind {
    case .codeBlockItem, .memberBlockItem, .sourceFile: return nil
    default: return words("\(node.kind)")
    }
  }
}

extension TokenSyntax {
  /// Whether it stands for a whole type, expression, pattern or declaration (`<#type#>`).
  fileprivate var isPlaceholder: Bool { text.hasPrefix("<#") && text.hasSuffix("#>") }
}
