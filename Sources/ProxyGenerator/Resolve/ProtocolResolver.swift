import Diagnostics
import ProtocolModel

/// Source files → resolved delegate protocols: selects them, follows inheritance, finds parents.
struct ProtocolResolver {
  let files: [SourceFile]
  let symbols: SymbolTable
  let selection: ProtocolSelection

  init(files: [SourceFile], patterns: [Wildcard]) {
    self.files = files
    symbols = SymbolTable(files)
    selection = ProtocolSelection(patterns: patterns, symbols: symbols)
  }

  /// In the order of the inputs. A protocol that can't be served is left out, with a diagnostic that says why.
  func resolve(into collector: inout DiagnosticCollector) -> [ResolvedProtocol] {
    var resolved: [ResolvedProtocol] = []
    for file in files {
      for declaration in file.protocols where selection.selects(declaration) {
        for variant in variants(of: declaration) {
          if let result = resolve(variant, in: file, into: &collector) { resolved.append(result) }
        }
      }
    }
    collector.add(contentsOf: unmatchedPatterns().map(Diagnostic.unmatchedPattern))
    if resolved.isEmpty, !collector.hasErrors { collector.add(.nothingSelected) }
    return resolved
  }

  /// The declaration for each parent that its author names, as if that were the only one.
  private func variants(of declaration: ProtocolDeclaration) -> [ProtocolDeclaration] {
    let parents = declaration.context.values(of: .parent)
    guard parents.count > 1 else { return [declaration] }
    return parents.map { parent in
      var variant = declaration
      variant.context.directives.removeAll {
        $0.key == Directive.Key.parent.rawValue && $0.value != parent
      }
      return variant
    }
  }

  private func isShared(_ declaration: ProtocolDeclaration) -> Bool {
    let original = symbols.protocols[declaration.qualifiedName]?.first?.declaration
    return (original?.context.values(of: .parent).count ?? 0) > 1
  }

  private func unmatchedPatterns() -> [Wildcard] {
    selection.patterns.filter { pattern in
      !files.contains { file in
        file.protocols.contains { ProtocolSelection.pattern(pattern, selects: $0) }
      }
    }
  }

  private func resolve(
    _ declaration: ProtocolDeclaration, in file: SourceFile,
    into collector: inout DiagnosticCollector
  ) -> ResolvedProtocol? {
    DirectiveRule().check(declaration, into: &collector)
    let access = symbols.accessLevel(of: declaration.context, inside: declaration.enclosingTypes)
    guard access > .fileprivate else {
      collector.add(.invisibleProtocol(declaration, access))
      return nil
    }
    let inherited = InheritedProtocols(symbols: symbols)
    var family = inherited.of(declaration, in: file, into: &collector)
    let parents = ParentResolver(symbols: symbols)
    guard
      let parent = parents.parent(
        of: declaration, requirements: requirements(of: family), into: &collector)
    else { return nil }
    let parts = Composition(parent: parent, declaration: declaration, symbols: symbols)
    // One proxy serves the whole property, that of the first protocol.
    guard parts.isFirst else { return nil }
    for companion in parts.companions {
      let known = Set(family.map(\.declaration.qualifiedName))
      family += inherited.of(companion.declaration, in: companion.file, into: &collector)
        .filter { !known.contains($0.declaration.qualifiedName) }
    }
    let origins = family.map(\.file) + (parentFile(parent).map { [$0] } ?? [])
    let globalActor = family.lazy.compactMap { $0.declaration.context.globalActor }.first
    return ResolvedProtocol(
      declaration: declaration, companions: parts.companionNames,
      sources: origins.map(\.path).uniqued(), modules: origins.compactMap(\.module).uniqued(),
      imports: family.flatMap(\.file.imports).uniqued(),
      isObjectiveC: ([declaration] + parts.companions.map(\.declaration)).allSatisfy {
        $0.context.hasAttribute("objc")
      },
      isClassBound: ClassBoundRule().isClassBound(family),
      isNSObjectProtocol: inherits("NSObjectProtocol", family),
      isSendable: inherits("Sendable", family) || parts.companionNames.contains("Sendable"),
      accessLevel: access, globalActor: globalActor, parent: parent,
      isShared: isShared(declaration), requirements: requirements(of: family))
  }

  private func inherits(
    _ name: String, _ family: [SymbolTable.Located<ProtocolDeclaration>]
  ) -> Bool {
    family.contains { located in
      located.declaration.inheritedTypes.contains { $0.core.qualifiedName == name }
    }
  }

  private func parentFile(_ parent: Parent) -> SourceFile? { symbols.lookUpType(parent.type)?.file }

  private func requirements(
    of family: [SymbolTable.Located<ProtocolDeclaration>]
  ) -> [ResolvedRequirement] {
    var seen: Set<String> = []
    let inheritedFirst = family.dropFirst().reversed() + family.prefix(1)
    return inheritedFirst.flatMap { located -> [ResolvedRequirement] in
      let declaration = located.declaration
      let presence = PresenceRule(symbols: symbols, family: family.map(\.declaration))
      let qualification = Qualification(symbols: symbols, scope: declaration.scope)
      return declaration.requirements.compactMap { requirement in
        guard seen.insert(requirement.signature).inserted else { return nil }
        return ResolvedRequirement(
          requirement: qualification.applied(to: requirement), origin: declaration.qualifiedName,
          presence: presence.presence(of: requirement, in: declaration))
      }
    }
  }
}

extension Requirement {
  /// What tells overloads apart: the full name, parameter types, result, effects and conditions.
  var signature: String {
    let conditions = context.conditions.map(\.text).joined(separator: "&")
    let detail: String =
      switch member {
      case .method(let method):
        method.parameters.map(\.type.description).joined(separator: ",")
          + " \(method.effects.prefix)-> " + (method.returnType?.description ?? "Void")
      case .initializer(let initializer):
        initializer.parameters.map(\.type.description).joined(separator: ",")
      case .subscripting(let subscripting):
        subscripting.parameters.map(\.type.description).joined(separator: ",")
      case .property, .associatedType: ""
      }
    return "\(isStatic ? "static " : "")\(fullName) \(detail) \(conditions)"
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, at its first place.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  fileprivate static let nothingSelected = Diagnostic.error(
    "no-protocol", at: .commandLine,
    "the inputs declare no delegate protocol: none is named '…Delegate' or '…DataSource' or "
      + "is the type of a delegate property; choose protocols with '--protocol NAME'")

  fileprivate static func unmatchedPattern(_ pattern: Wildcard) -> Diagnostic {
    .error(
      "no-protocol", at: .commandLine,
      "no protocol in the inputs matches '\(pattern.pattern)'; correct the pattern of '--protocol', or "
        + "add the file or module that declares the protocol")
  }

  fileprivate static func invisibleProtocol(
    _ declaration: ProtocolDeclaration, _ level: AccessLevel
  ) -> Diagnostic {
    .warning(
      "invisible-protocol", at: .source(declaration.context.location),
      "'\(declaration.name)' is \(level.rawValue), so no other file can use it; it gets no proxy. "
        + "Make it at least internal, or silence this with '// proxygen:skip'")
  }
}
