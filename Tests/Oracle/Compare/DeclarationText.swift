import SwiftSyntax

/// A declaration's tokens in one line; of a type, its head.
///
/// Left out is what both printers are free in: access, `@objc`, `{ get set }`, ownership, back quotes, the order of
/// modifiers and of protocols; and `convenience`, which is what the namer calls a factory that subclasses don't inherit.
struct DeclarationText {
  let text: String

  init(_ declaration: DeclSyntax) {
    let end = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.position
    let tokens = declaration.tokens(viewMode: .sourceAccurate).prefix { token in
      end.map { token.position < $0 } ?? true
    }
    var text = " " + tokens.map { $0.text.filter { $0 != "`" } }.joined(separator: " ") + " "
    // The one implies the other, and only the Swift 6 language mode says both.
    text = text.replacing("@ MainActor @ Sendable", with: "@ MainActor")
    for free in Self.free { text = text.replacing(" \(free) ", with: " ") }
    text = text.replacing(/, cType : " [^"]* "/, with: "")
    text = text.replacing(/\w+( \. \w+)*( & \w+( \. \w+)*)+/) { match in
      match.output.0.split(separator: " & ").sorted().joined(separator: " & ")
    }
    if let list = declaration.as(ProtocolDeclSyntax.self)?.inheritanceClause?.inheritedTypes {
      let names = list.map { $0.type.trimmedDescription }.sorted()
      text =
        "protocol \(declaration.cast(ProtocolDeclSyntax.self).name.text) : "
        + names.joined(separator: " , ")
    }
    self.text = Self.modifiersInOrder(text.split(separator: " ").map(String.init))
      .joined(separator: " ")
  }

  private static let free = [
    "@ objc", "@ NSCopying", "@ warn_unqualified_access", "public", "open", "final", "weak",
    "unowned ( unsafe )", "{ get set }", "convenience",
  ]

  private static func modifiersInOrder(_ tokens: [String]) -> [String] {
    let modifiers: Set = ["optional", "nonisolated", "static", "class", "convenience", "required"]
    let kinds: Set = ["func", "var", "init"]
    guard let kind = tokens.firstIndex(where: kinds.contains) else { return tokens }
    let first = tokens[..<kind].firstIndex(where: modifiers.contains) ?? kind
    guard tokens[first..<kind].allSatisfy(modifiers.contains) else { return tokens }
    return tokens[..<first] + tokens[first..<kind].sorted() + tokens[kind...]
  }
}
