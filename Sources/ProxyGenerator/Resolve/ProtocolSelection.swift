import ProtocolModel

/// Which protocols of the inputs are delegate protocols.
struct ProtocolSelection {
  /// Over protocol names; empty selects by the rule below.
  let patterns: [Wildcard]
  let symbols: SymbolTable

  /// A protocol is a delegate protocol by its name (`…Delegate`, `…DataSource`), by a `proxygen:` comment that
  /// names its parent, or by a property named like a delegate that holds it.
  func selects(_ declaration: ProtocolDeclaration) -> Bool {
    if declaration.context.directives.contains(where: { $0.key == Directive.Key.skip.rawValue }) {
      return false
    }
    if !patterns.isEmpty {
      return patterns.contains { Self.pattern($0, selects: declaration) }
    }
    // Kept under its old name for the sake of a message, which the output would get, too.
    if declaration.context.isUnavailable { return false }
    return Self.hasDelegateName(declaration.name)
      || declaration.context.directives.contains { $0.key == Directive.Key.parent.rawValue }
      || isHeldAsDelegate(declaration)
  }

  /// Whether the rule would select a protocol that no pattern is for.
  func selectsByRule(_ declaration: ProtocolDeclaration) -> Bool {
    ProtocolSelection(patterns: [], symbols: symbols).selects(declaration)
  }

  /// A pattern may match the name with the types around it (`Map.Delegate`) or alone.
  static func pattern(_ pattern: Wildcard, selects declaration: ProtocolDeclaration) -> Bool {
    pattern.matches(declaration.name) || pattern.matches(declaration.qualifiedName)
  }

  static func hasDelegateName(_ name: String) -> Bool {
    let lowercase = name.lowercased()
    return lowercase.hasSuffix("delegate") || lowercase.hasSuffix("datasource")
  }

  private func isHeldAsDelegate(_ declaration: ProtocolDeclaration) -> Bool {
    (symbols.holders[declaration.qualifiedName] ?? []).contains {
      Self.hasDelegateName($0.property.declaration.name)
    }
  }
}

extension DeclarationContext {
  /// Whether nothing may mention the declaration, on whatever platform.
  var isUnavailable: Bool { attributes.contains(where: \.isUnavailableEverywhere) }
}

extension Attribute {
  /// `@available(*, unavailable)`, and `@available(swift, …)` for what no language mode of today's compilers has.
  fileprivate var isUnavailableEverywhere: Bool {
    guard name == "available" else { return false }
    let words = (arguments ?? "").split { ", ".contains($0) }
    switch words.first {
    case "*": return words.contains("unavailable")
    case "swift": return words.contains("unavailable") || isObsoletedBySwift5(words)
    default: return false
    }
  }

  private func isObsoletedBySwift5(_ words: [Substring]) -> Bool {
    guard let index = words.firstIndex(of: "obsoleted:"), index + 1 < words.count,
      let major = words[index + 1].split(separator: ".").first.flatMap({ Int($0) })
    else { return false }
    return major <= 5
  }
}
