import Diagnostics
import ProtocolModel

/// Source files → resolved delegate protocols: selects them, follows inheritance, finds parents.
struct ProtocolResolver: Sendable {
  let files: [SourceFile]
  let symbols: SymbolTable
  let selection: ProtocolSelection
  let parents: Style.Parents
  let library: Style.Library

  init(
    _ inputs: Inputs, patterns: [Wildcard], parents: Style.Parents = .required,
    library: Style.Library = .none
  ) {
    (self.parents, self.library) = (parents, library)
    (files, symbols) = (inputs.files, inputs.symbols)
    selection = ProtocolSelection(patterns: patterns, symbols: symbols)
  }

  /// In the order of the inputs' paths. A protocol that can't be served is left out, with a diagnostic that says why.
  func resolve(into findings: inout FindingCollector) -> [ResolvedProtocol] {
    let relatives = relatives()
    let resolved = resolve(into: &findings) { declaration in
      selection.selects(declaration) || relatives.contains(declaration.qualifiedName)
    }
    for local in files.flatMap(\.localProtocols) where selection.selects(local) {
      findings.about(ProxySubject(local)) { $0.add(.localProtocol(local)) }
    }
    let isNothing = resolved.isEmpty && !findings.hasErrors && unmatchedPatterns().isEmpty
    findings.about(nil) {
      $0.add(contentsOf: unmatchedPatterns().map(Diagnostic.unmatchedPattern))
      if isNothing { $0.add(.nothingSelected) }
    }
    return resolved
  }

  private func resolve(
    into findings: inout FindingCollector, where isWanted: (ProtocolDeclaration) -> Bool
  ) -> [ResolvedProtocol] {
    let wanted = files.flatMap { file in
      file.protocols.filter(isWanted).flatMap(variants)
        .map { SymbolTable.Located(declaration: $0, file: file) }
    }
    return findings.aboutEach(wanted) { resolve($0.declaration, in: $0.file, into: &$1) }
      .compactMap(\.self)
  }

  /// The protocols that no pattern is for and that nobody can serve apart from those that a pattern is for.
  private func relatives() -> Set<String> {
    guard library == .rxCocoa, !selection.patterns.isEmpty else { return [] }
    var silent = FindingCollector()
    let selected = resolve(into: &silent, where: selection.selects)
    let superclasses = symbols.allSuperclassNames
    let mayShare = selected.map(\.parent).contains {
      !$0.superclasses.isEmpty || superclasses.contains($0.type)
    }
    guard mayShare else { return [] }
    let others = resolve(into: &silent) {
      !selection.selects($0) && selection.selectsByRule($0)
    }
    return Set(selected.relatives(among: others).map(\.declaration.qualifiedName))
  }

  /// The declaration for each parent that its author names, as if that were the only one.
  private func variants(of declaration: ProtocolDeclaration) -> [ProtocolDeclaration] {
    let parents = declaration.context.values(of: .parent)
    guard parents.count > 1, self.parents == .required else { return [declaration] }
    return parents.map { parent in
      var variant = declaration
      variant.context.directives.removeAll {
        $0.key == Directive.Key.parent.rawValue && $0.value != parent
      }
      return variant
    }
  }

  private func isShared(_ declaration: ProtocolDeclaration) -> Bool {
    guard parents == .required else { return false }
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
    let access = symbols.accessLevel(of: declaration.context, inside: declaration.enclosingTypes)
    guard access > .fileprivate else {
      DirectiveRule().check(declaration, into: &collector)
      collector.add(.invisibleProtocol(declaration, access))
      return nil
    }
    let inherited = InheritedProtocols(symbols: symbols)
    let own = SymbolTable.Located(declaration: declaration, file: file)
    var family = inherited.of(own, into: &collector)
    let parents = ParentResolver(symbols: symbols, demand: parents)
    var required = FamilyRequirements(symbols: symbols, family: family).resolved()
    guard
      let parent = parents.parent(
        of: declaration, requirements: required.requirements, into: &collector)
    else { return nil }
    let parts = Composition(parent: parent, declaration: declaration, symbols: symbols)
    // One proxy serves the whole property, that of the first protocol.
    guard parts.isFirst else { return nil }
    for companion in parts.companions {
      let known = Set(family.map(\.declaration.qualifiedName))
      family += inherited.of(companion, into: &collector)
        .filter { !known.contains($0.declaration.qualifiedName) }
    }
    // A comment's name may be none at all, which has been said then.
    if areCommentsValid(family, into: &collector), let name = RawNames(declaration, parent).first {
      collector.add(.rawName(name, declaration))
      return nil
    }
    if !parts.companions.isEmpty {
      required = FamilyRequirements(symbols: symbols, family: family).resolved()
    }
    guard required.clashes.isEmpty else {
      collector.add(contentsOf: required.clashes.map { .redeclared($0, declaration) })
      return nil
    }
    let origins = family.map(\.file) + (parentFile(parent).map { [$0] } ?? [])
    let globalActor = family.lazy.compactMap { symbols.globalActor(of: $0.declaration.context) }
      .first
    return ResolvedProtocol(
      declaration: declaration, companions: parts.companionNames,
      sources: origins.map(\.path).uniqued(), modules: origins.compactMap(\.module).uniqued(),
      imports: family.flatMap(\.file.imports).uniqued(),
      isObjectiveC: ([declaration] + parts.companions.map(\.declaration)).allSatisfy {
        $0.context.hasAttribute("objc")
      },
      isClassBound: ClassBoundRule(symbols: symbols).isClassBound(family),
      isNSObjectProtocol: inherits(["NSObjectProtocol", "NSObject"], family)
        || parts.companionNames.contains("NSObjectProtocol"),
      inheritsUnknown: family.contains {
        inherited.hasUnknown($0.declaration) && !$0.file.imports.isEmpty
      },
      isComparedOrDescribed: inherits(Self.metByNSObject, family),
      isSendable: inherits(["Sendable"], family) || parts.companionNames.contains("Sendable"),
      accessLevel: access, availability: availability(of: declaration, parent, access),
      globalActor: globalActor, parent: parent, isShared: isShared(declaration),
      inherited: family.dropFirst().map(\.declaration.qualifiedName),
      requirements: required.requirements)
  }

  private func areCommentsValid(
    _ family: [SymbolTable.Located<ProtocolDeclaration>],
    into collector: inout DiagnosticCollector
  ) -> Bool {
    var faults = DiagnosticCollector()
    for located in family { DirectiveRule().check(located.declaration, into: &faults) }
    collector.add(contentsOf: faults.diagnostics)
    return !faults.hasErrors
  }

  private static let metByNSObject = [
    "Equatable", "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
  ]

  private func inherits(
    _ names: [String], _ family: [SymbolTable.Located<ProtocolDeclaration>]
  ) -> Bool {
    family.contains { located in names.contains { located.declaration.inherits($0, symbols) } }
  }

  /// Of the protocol, the parent and what is around them. `@_spi` is for what is public alone.
  private func availability(
    of declaration: ProtocolDeclaration, _ parent: Parent, _ access: AccessLevel
  ) -> [Attribute] {
    let isPublic = min(access, parent.accessLevel ?? .public) >= .public
    let parentPath = parent.type.split(separator: ".").map(String.init)
    let surroundings =
      symbols.contexts(along: declaration.enclosingTypes) + symbols.contexts(along: parentPath)
    return ([declaration.context] + surroundings).flatMap(\.attributes)
      .filter { $0.name == "available" || isPublic && $0.name == "_spi" }
      .filter(\.conditions.isEmpty).uniqued()
  }

  private func parentFile(_ parent: Parent) -> SourceFile? { symbols.lookUpType(parent.type)?.file }
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
          + " -> \(subscripting.returnType)"
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

  fileprivate static func redeclared(
    _ clash: FamilyRequirements.Clash, _ declaration: ProtocolDeclaration
  ) -> Diagnostic {
    let isOwn = clash.owners.0 == declaration.qualifiedName
    let place = isOwn ? clash.requirement.context.location : declaration.context.location
    return .error(
      "redeclared-requirement", at: .source(place),
      "'\(clash.requirement.fullName)' has one type in '\(clash.owners.0)' and another in '\(clash.owners.1)', and no "
        + "Swift class can have both; give them one type, make both optional, or leave '\(declaration.name)' out with "
        + "'// proxygen:skip'")
  }

  fileprivate static func localProtocol(_ declaration: ProtocolDeclaration) -> Diagnostic {
    .warning(
      "invisible-protocol", at: .source(declaration.context.location),
      "'\(declaration.name)' is declared in the body of a function, so no other file can use it; it gets no "
        + "proxy. Declare it outside, or silence this with '// proxygen:skip'")
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
