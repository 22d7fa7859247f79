import Diagnostics
import ProtocolModel

/// Source files → resolved delegate protocols: selects them, follows inheritance, finds parents.
struct ProtocolResolver {
  let files: [SourceFile]
  let symbols: SymbolTable
  let selection: ProtocolSelection

  /// - Parameter files: in any order, which makes no difference.
  init(files: [SourceFile], patterns: [Wildcard]) {
    let files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.files = files
    symbols = SymbolTable(files)
    selection = ProtocolSelection(patterns: patterns, symbols: symbols)
  }

  /// In the order of the inputs' paths. A protocol that can't be served is left out, with a diagnostic that says why.
  func resolve(into collector: inout DiagnosticCollector) -> [ResolvedProtocol] {
    var resolved: [ResolvedProtocol] = []
    for file in files {
      for declaration in file.protocols where selection.selects(declaration) {
        if let result = resolve(declaration, in: file, into: &collector) { resolved.append(result) }
      }
    }
    collector.add(contentsOf: unmatchedPatterns().map(Diagnostic.unmatchedPattern))
    if resolved.isEmpty, !collector.hasErrors { collector.add(.nothingSelected) }
    return resolved
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
    let access = symbols.accessLevel(of: declaration.context, inside: declaration.enclosingTypes)
    guard access > .fileprivate else {
      DirectiveRule().check(declaration, into: &collector)
      collector.add(.invisibleProtocol(declaration, access))
      return nil
    }
    let family = InheritedProtocols(symbols: symbols)
      .of(SymbolTable.Located(declaration: declaration, file: file), into: &collector)
    for located in family { DirectiveRule().check(located.declaration, into: &collector) }
    let requirements = requirements(of: family)
    let parents = ParentResolver(symbols: symbols)
    guard let parent = parents.parent(of: declaration, requirements: requirements, into: &collector)
    else { return nil }
    let origins = family.map(\.file) + (parentFile(parent).map { [$0] } ?? [])
    let globalActor = family.lazy.compactMap { $0.declaration.context.globalActor }.first
    return ResolvedProtocol(
      declaration: declaration,
      sources: origins.map(\.path).uniqued(), modules: origins.compactMap(\.module).uniqued(),
      imports: family.flatMap(\.file.imports).uniqued(),
      isObjectiveC: declaration.context.hasAttribute("objc"),
      isClassBound: ClassBoundRule(symbols: symbols).isClassBound(family),
      isNSObjectProtocol: family.contains { located in
        located.declaration.inherits("NSObjectProtocol", symbols)
          || located.declaration.inherits("NSObject", symbols)
      },
      accessLevel: access, availability: availability(of: declaration, parent),
      globalActor: globalActor, parent: parent, requirements: requirements)
  }

  private func availability(of declaration: ProtocolDeclaration, _ parent: Parent) -> [Attribute] {
    let parentPath = parent.type.split(separator: ".").map(String.init)
    let surroundings =
      symbols.contexts(along: declaration.enclosingTypes) + symbols.contexts(along: parentPath)
    return ([declaration.context] + surroundings).flatMap(\.attributes)
      .filter { $0.name == "available" && $0.conditions.isEmpty }.uniqued()
  }

  private func parentFile(_ parent: Parent) -> SourceFile? { symbols.lookUpType(parent.type)?.file }

  /// Of a requirement that is declared again the declaration nearest to the protocol counts.
  private func requirements(
    of family: [SymbolTable.Located<ProtocolDeclaration>]
  ) -> [ResolvedRequirement] {
    var seen: Set<String> = []
    let presence = presences(family)
    let resolved = family.map { located -> [ResolvedRequirement] in
      let declaration = located.declaration
      let qualification = Qualification(symbols: symbols, scope: declaration.scope)
      return declaration.requirements.compactMap { requirement in
        guard seen.insert(requirement.signature).inserted else { return nil }
        return ResolvedRequirement(
          requirement: qualification.applied(to: requirement), origin: declaration.qualifiedName,
          presence: presence[requirement.signature] ?? .required)
      }
    }
    return (resolved.dropFirst().reversed() + resolved.prefix(1)).flatMap { $0 }
  }

  /// By signature. What one declaration requires stays required when another one doesn't.
  private func presences(
    _ family: [SymbolTable.Located<ProtocolDeclaration>]
  ) -> [String: ResolvedRequirement.Presence] {
    let rule = PresenceRule(symbols: symbols, family: family.map(\.declaration))
    let all = family.flatMap { located in
      located.declaration.requirements.map {
        ($0.signature, rule.presence(of: $0, in: located.declaration))
      }
    }
    return Dictionary(all, uniquingKeysWith: { $1 == .required ? $1 : $0 })
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
