import Diagnostics
import ProtocolModel

/// Follows what a protocol inherits through the inputs.
struct InheritedProtocols {
  let symbols: SymbolTable

  /// Something that a protocol inherits, by the name that is written there.
  private enum Inherited {
    case known(SymbolTable.Located<ProtocolDeclaration>)
    /// Only subclasses can conform.
    case aClass(String)
    /// Asks nothing of a proxy.
    case harmless
    case unknown(String)
  }

  /// The protocol itself first, then what it inherits, breadth first, each once; the other way round it is the order
  /// in which people write and read them.
  func of(_ declaration: ProtocolDeclaration) -> [SymbolTable.Located<ProtocolDeclaration>] {
    var collector = DiagnosticCollector()
    let start = symbols.protocols[declaration.qualifiedName]?.first {
      $0.declaration == declaration
    }
    return start.map { of($0, into: &collector) } ?? []
  }

  func of(
    _ declaration: SymbolTable.Located<ProtocolDeclaration>,
    into collector: inout DiagnosticCollector
  ) -> [SymbolTable.Located<ProtocolDeclaration>] {
    var family = [declaration]
    var seen: Set = [declaration.declaration.qualifiedName]
    var next = 0
    while next < family.count {
      let current = family[next].declaration
      next += 1
      var known: [SymbolTable.Located<ProtocolDeclaration>] = []
      for type in current.inheritedParts(symbols) {
        switch inherited(type, by: current) {
        case .known(let found): known.append(found)
        case .aClass(let name): collector.add(.classConstraint(name, current))
        case .unknown(let name): collector.add(.unknownInheritedProtocol(name, current))
        case .harmless: break
        }
      }
      family += known.reversed().filter { seen.insert($0.declaration.qualifiedName).inserted }
    }
    return family
  }

  /// Whether the protocol itself inherits something that no input declares.
  func hasUnknown(_ declaration: ProtocolDeclaration) -> Bool {
    declaration.inheritedParts(symbols).contains { type in
      if case .unknown = inherited(type, by: declaration) { return true }
      return false
    }
  }

  private func inherited(_ type: TypeReference, by declaration: ProtocolDeclaration) -> Inherited {
    guard let name = type.core.qualifiedName else { return .harmless }
    if let found = symbols.lookUpProtocol(name, inside: declaration.scope) { return .known(found) }
    if Self.harmless.contains(name) { return .harmless }
    let isClass = TypeKnowledge(symbols: symbols).isClass(type, inside: declaration.scope)
    return isClass ? .aClass(name) : .unknown(name)
  }

  /// Names that ask nothing of a proxy, which is an `NSObject` and a class.
  private static let harmless: Set<String> = [
    "AnyObject", "class", "NSObject", "NSObjectProtocol", "Sendable", "SendableMetatype", "Any",
    "Hashable", "Equatable", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible",
  ]
}

extension ProtocolDeclaration {
  /// Everything that the protocol inherits, one by one: compositions are taken apart, aliases written out, and
  /// `where Self: P` counts like `: P`.
  func inheritedParts(_ symbols: SymbolTable) -> [TypeReference] {
    let constraints = (whereClause ?? "").split(separator: ",").compactMap { constraint in
      let sides = constraint.split(separator: ":").map { $0.filter { $0 != " " } }
      return sides.count == 2 && sides[0] == "Self" ? sides[1] : nil
    }
    let named = constraints.flatMap { $0.split(separator: "&") }.map { name in
      TypeReference.named(String(name), arguments: [])
    }
    let expansion = AliasExpansion(symbols: symbols, scope: scope)
    return (inheritedTypes + named).map(expansion.expanded).flatMap(\.parts)
  }

  func inherits(_ name: String, _ symbols: SymbolTable) -> Bool {
    inheritedParts(symbols).contains { $0.core.qualifiedName == name }
  }
}

extension Diagnostic {
  fileprivate static func unknownInheritedProtocol(
    _ name: String, _ declaration: ProtocolDeclaration
  ) -> Diagnostic {
    .warning(
      "unknown-inherited-protocol", at: .source(declaration.context.location),
      "'\(declaration.name)' inherits '\(name)', which no input declares, so its requirements are "
        + "unknown; add the file or module that declares it to the inputs")
  }

  fileprivate static func classConstraint(
    _ name: String, _ declaration: ProtocolDeclaration
  ) -> Diagnostic {
    .error(
      "class-constraint", at: .source(declaration.context.location),
      "only subclasses of '\(name)' can conform to '\(declaration.name)', and a proxy is none; leave "
        + "the protocol out with '// proxygen:skip'")
  }
}
