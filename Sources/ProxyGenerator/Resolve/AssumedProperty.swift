import Diagnostics
import ProtocolModel

/// What a class of the inputs, its superclasses included, has for a property that only a protocol's sender speaks for.
enum AssumedProperty {
  /// The inputs don't say: a superclass isn't among them.
  case unknown
  /// The class has no such property.
  case missing
  /// It holds delegates of the protocol itself.
  case own
  /// It holds delegates of a protocol that this one refines.
  case refined
  /// It holds delegates of a protocol that refines this one.
  case refining(String)
  /// It holds something else.
  case other(TypeReference)
  /// It holds, if anything, a delegate of Apple's own protocol, since the class is Apple's.
  case frameworks

  /// - Parameter property: its name.
  init(
    _ property: String, of type: TypeDeclaration, for declaration: ProtocolDeclaration,
    _ symbols: SymbolTable
  ) {
    for located in symbols.superclasses(of: type.qualifiedName) {
      let scope = located.declaration.scope
      let found = symbols.properties(of: located.declaration)
        .first { $0.declaration.name == property }
      guard let found else { continue }
      guard let written = found.declaration.type else { break }
      let held = AliasExpansion(symbols: symbols, scope: scope).expanded(written)
      let protocols = held.core.parts.compactMap(\.core.qualifiedName)
        .compactMap { symbols.lookUpProtocol($0, inside: scope)?.declaration }
      self = Self.relation(of: declaration, to: protocols, symbols) ?? .other(written)
      return
    }
    let isKnown = symbols.knowsAllSuperclasses(of: type.qualifiedName)
    self = isKnown ? .missing : .unknown
  }

  /// Of a class that no input declares; nil where it isn't one of Apple's that show something.
  init?(
    ofFrameworks parent: String, for declaration: ProtocolDeclaration, _ symbols: SymbolTable
  ) {
    guard let prefix = FrameworkPrefix.of(parent) else { return nil }
    let isUserInterface = KnownPairs.globalActor(ofTypeNamed: parent) != nil
    let isForeign = isUserInterface && !declaration.name.hasPrefix(prefix)
    guard isForeign || Self.isNoDelegate(of: prefix, declaration.name) else { return nil }
    let family = InheritedProtocols(symbols: symbols).of(declaration).map(\.declaration)
    let inherited = (family + [declaration]).flatMap { $0.inheritedParts(symbols) }
    let isTheirs = inherited.compactMap(\.core.qualifiedName)
      .contains { $0.hasPrefix(prefix) && !Self.isNoDelegate(of: prefix, $0) }
    if isTheirs && !isUserInterface { return nil }
    self = isTheirs ? .refined : .frameworks
  }

  /// What Apple's properties hold is named for it, a few aside.
  private static func isNoDelegate(of prefix: String, _ name: String) -> Bool {
    FrameworkPrefix.apples.contains(prefix) && KnownPairs.property(of: name) == nil
      && !ProtocolStem.namesRole(name)
  }

  private static func relation(
    of declaration: ProtocolDeclaration, to held: [ProtocolDeclaration], _ symbols: SymbolTable
  ) -> AssumedProperty? {
    if held.isEmpty { return nil }
    if held.contains(where: { $0.qualifiedName == declaration.qualifiedName }) { return .own }
    let inherited = InheritedProtocols(symbols: symbols)
    let original = symbols.protocols[declaration.qualifiedName]?.first?.declaration
    let family = Set(inherited.of(original ?? declaration).map(\.declaration.qualifiedName))
    if held.contains(where: { family.contains($0.qualifiedName) }) { return .refined }
    return held.first { candidate in
      inherited.of(candidate).contains {
        $0.declaration.qualifiedName == declaration.qualifiedName
      }
    }.map { .refining($0.qualifiedName) }
  }
}

extension SymbolTable {
  /// Whether a class and all its superclasses are declared in the inputs, `NSObject` and the like aside.
  fileprivate func knowsAllSuperclasses(of name: String) -> Bool {
    let declared = Set(superclasses(of: name).map(\.declaration.qualifiedName))
    return superclassNames(of: name).allSatisfy {
      declared.contains($0) || Self.withoutDelegate.contains($0) || protocols[$0] != nil
    }
  }

  private static let withoutDelegate: Set<String> = [
    "NSObject", "UIView", "UIViewController", "UIControl", "UIResponder", "NSView",
    "NSViewController", "NSResponder", "NSObjectProtocol", "Sendable", "Equatable", "Hashable",
    "Codable", "ObservableObject", "CustomStringConvertible",
  ]
}

extension AssumedProperty {
  var isRefined: Bool {
    if case .refined = self { return true }
    return false
  }

  /// What keeps the class from being the parent; nil when nothing does.
  func diagnostic(
    _ property: String, of type: String, for declaration: ProtocolDeclaration
  ) -> Diagnostic? {
    switch self {
    case .unknown, .own, .refined: nil
    case .refining(let name): .servedByRefinement(declaration, name)
    case .missing:
      .missingProperty(declaration, type, "has no property '\(property)' in the inputs")
    case .other(let held):
      .missingProperty(
        declaration, type,
        "has a property '\(property)' of type '\(held)', which is no delegate of it")
    case .frameworks:
      .missingProperty(
        declaration, type, "has no property '\(property)' for other protocols than its framework's")
    }
  }
}

extension Diagnostic {
  fileprivate static func missingProperty(
    _ declaration: ProtocolDeclaration, _ type: String, _ problem: String
  ) -> Diagnostic {
    .error(
      "missing-property", at: .source(declaration.context.location),
      "'\(type)', the parent of '\(declaration.name)', \(problem); name the property with "
        + "'// proxygen:property NAME' above the protocol or another class with '// proxygen:parent TYPE', "
        + "tell how the delegate is read and set with '// proxygen:getter EXPRESSION' and "
        + "'// proxygen:setter STATEMENT', make an object of its own with '// proxygen:standalone', or "
        + "leave the protocol out with '// proxygen:skip'")
  }

  fileprivate static func servedByRefinement(
    _ declaration: ProtocolDeclaration, _ refinement: String
  ) -> Diagnostic {
    .warning(
      "served-by-refinement", at: .source(declaration.context.location),
      "the property that '\(declaration.name)' would be served by holds delegates of '\(refinement)', which "
        + "refines it, and one object serves a property; '\(declaration.name)' gets no proxy of its own. "
        + "Silence this with '// proxygen:skip'")
  }
}
