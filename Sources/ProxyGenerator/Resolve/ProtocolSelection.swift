import ProtocolModel

/// Which protocols of the inputs are delegate protocols.
struct ProtocolSelection {
  /// Globs over protocol names (`*` and `?`); empty selects by the rule below.
  let patterns: [String]
  let symbols: SymbolTable

  /// A protocol is a delegate protocol by its name (`…Delegate`, `…DataSource`), by a `proxygen:` comment that
  /// names its parent, or by a property named like a delegate that holds it.
  func selects(_ declaration: ProtocolDeclaration) -> Bool {
    if declaration.context.directives.contains(where: { $0.key == Directive.Key.skip.rawValue }) {
      return false
    }
    if !patterns.isEmpty {
      return patterns.contains {
        Glob($0).matches(declaration.name) || Glob($0).matches(declaration.qualifiedName)
      }
    }
    return Self.hasDelegateName(declaration.name)
      || declaration.context.directives.contains { $0.key == Directive.Key.parent.rawValue }
      || isHeldAsDelegate(declaration)
  }

  static func hasDelegateName(_ name: String) -> Bool {
    let lowercase = name.lowercased()
    return lowercase.hasSuffix("delegate") || lowercase.hasSuffix("datasource")
  }

  private func isHeldAsDelegate(_ declaration: ProtocolDeclaration) -> Bool {
    symbols.allTypes.contains { located in
      located.declaration.properties.contains { member in
        Self.hasDelegateName(member.declaration.name)
          && member.declaration.type.map {
            DelegatePropertyMatch(protocolName: declaration.qualifiedName, symbols: symbols)
              .holds($0, inside: located.declaration.scope)
          } ?? false
      }
    }
  }
}

/// A pattern of `*` (any run of characters), `?` (any one) and literal characters.
struct Glob {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Linear in text times pattern: one point to come back to is enough for `*`.
  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (position, patternPosition) = (0, 0)
    var retry: (pattern: Int, text: Int)?
    while position < text.count {
      if patternPosition < pattern.count, pattern[patternPosition] == "*" {
        retry = (patternPosition, position)
        patternPosition += 1
      } else if patternPosition < pattern.count,
        pattern[patternPosition] == "?" || pattern[patternPosition] == text[position]
      {
        position += 1
        patternPosition += 1
      } else if let last = retry {
        retry = (last.pattern, last.text + 1)
        patternPosition = last.pattern + 1
        position = last.text + 1
      } else {
        return false
      }
    }
    return pattern[patternPosition...].allSatisfy { $0 == "*" }
  }
}
