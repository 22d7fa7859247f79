import Diagnostics
import ProtocolModel

/// Finds the parent of a delegate protocol: the class whose property holds it, else the type that its methods
/// pass as their sender.
struct ParentResolver {
  let symbols: SymbolTable
  let demand: Style.Parents

  func parent(
    of declaration: ProtocolDeclaration, requirements: [ResolvedRequirement],
    into collector: inout DiagnosticCollector
  ) -> Parent? {
    let senders = SenderStatistics(requirements: requirements, declares: isClass)
    if demand == .none || declaration.context.has(.standalone) {
      return absentParent(of: declaration, senders: senders)
    }
    let candidates = candidates(for: declaration, senders: senders)
    let parents = choose(among: candidates, for: declaration)
    switch parents.count {
    case 1 where isRefinedBySender(parents[0], declaration):
      return assumedParent(of: declaration, senders: senders, into: &collector)
    case 1:
      return usable(parents[0], for: declaration, into: &collector)
    case 0:
      return assumedParent(of: declaration, senders: senders, into: &collector)
    default:
      if parents.contains(where: { $0.obstacle(in: symbols) == nil }) {
        collector.add(.ambiguousParent(declaration, candidates: parents))
      } else {
        // To choose between parents that can't be used would lead nowhere.
        for parent in parents { _ = usable(parent, for: declaration, into: &collector) }
      }
      return nil
    }
  }

  // MARK: Candidates

  private func candidates(
    for declaration: ProtocolDeclaration, senders: SenderStatistics
  ) -> [ParentCandidate] {
    let candidates = (symbols.holders[declaration.qualifiedName] ?? []).map { holder in
      ParentCandidate(
        type: holder.type, property: holder.property,
        rank: rank(
          holder.type.declaration, holder.property.declaration, of: declaration,
          senders: senders),
        declaredSetter: declaration.context.value(of: .setter))
    }
    return alternativesTakenTogether(candidates)
  }

  /// A property that is declared in several branches of `#if` is one property.
  private func alternativesTakenTogether(_ candidates: [ParentCandidate]) -> [ParentCandidate] {
    let byName = Dictionary(grouping: candidates, by: \.name)
    return candidates.map(\.name).uniqued().compactMap { name in
      let alternatives = byName[name] ?? []
      var first = alternatives.first
      if Set(alternatives.map(\.property.context.conditions)).count > 1 {
        first?.property.context.conditions = []
        first?.type.declaration.context.conditions = []
      }
      return first
    }
  }

  /// A higher rank is a likelier parent.
  private func rank(
    _ type: TypeDeclaration, _ property: Property, of declaration: ProtocolDeclaration,
    senders: SenderStatistics
  ) -> Int {
    var rank = 0
    if type.name == ProtocolStem(declaration.name).stem { rank += 4 }
    if type.name == declaration.enclosingTypes.last { rank += 4 }
    if [type.name, type.qualifiedName].contains(senders.mostCommon) { rank += 2 }
    if ["delegate", "dataSource"].contains(property.name) { rank += 1 }
    if Self.isTestDouble(type) { rank -= 8 }
    return rank
  }

  /// A mock holds the delegate, too, but nobody needs a proxy for it.
  private static func isTestDouble(_ type: TypeDeclaration) -> Bool {
    let folders = type.context.location.path.split(separator: "/").dropLast()
    return ["Mock", "Fake", "Stub", "Dummy"].contains { type.name.hasPrefix($0) }
      || folders.contains { $0.hasSuffix("Tests") }
  }

  private func choose(
    among candidates: [ParentCandidate], for declaration: ProtocolDeclaration
  ) -> [ParentCandidate] {
    var candidates = candidates
    if let type = declaration.context.value(of: .parent) {
      candidates = candidates.filter {
        $0.type.declaration.qualifiedName == type || $0.type.declaration.name == type
      }
    }
    if let property = declaration.context.value(of: .property) {
      candidates = candidates.filter { $0.property.declaration.name == property }
    }
    let usable = candidates.filter { $0.obstacle(in: symbols) == nil }
    let pool = withoutOverrides(usable.isEmpty ? candidates : usable)
    let best = pool.map(\.rank).max()
    return pool.filter { $0.rank == best }
  }

  /// A subclass that overrides the property is no other parent: its objects are the superclass's, too.
  private func withoutOverrides(_ candidates: [ParentCandidate]) -> [ParentCandidate] {
    candidates.filter { candidate in
      let superclasses = symbols.superclassNames(of: candidate.type.declaration.qualifiedName)
      return !candidates.contains { other in
        superclasses.contains(other.type.declaration.qualifiedName)
          && other.property.declaration.name == candidate.property.declaration.name
      }
    }
  }

  // MARK: From candidate to parent

  private func usable(
    _ candidate: ParentCandidate, for declaration: ProtocolDeclaration,
    into collector: inout DiagnosticCollector
  ) -> Parent? {
    if let obstacle = candidate.obstacle(in: symbols) {
      let place = candidate.property.context.location
      collector.add(.unusableParent(candidate.name, at: place, of: declaration, because: obstacle))
      return nil
    }
    let type = candidate.type.declaration
    let name = candidate.property.declaration.name
    let getter = declaration.context.value(of: .getter)
    return Parent(
      type: type.qualifiedName, origin: .property,
      property: DelegateProperty(
        name: name, type: candidate.property.declaration.type,
        parts: candidate.parts(in: symbols),
        getter: getter ?? "object.\(Word.escaped(name))", setter: candidate.setter ?? "",
        isStrong: candidate.isStrong),
      accessLevel: symbols.accessLevel(of: type.context, inside: type.enclosingTypes),
      globalActor: symbols.globalActor(of: type),
      conditions: candidate.property.context.conditions,
      superclasses: symbols.superclassNames(of: type.qualifiedName),
      conformances: symbols.conformances(of: type.qualifiedName),
      mayConform: getter == nil
        && ParentConformanceRule(symbols: symbols).mayConform(candidate))
  }

  private func assumedParent(
    of declaration: ProtocolDeclaration, senders: SenderStatistics,
    into collector: inout DiagnosticCollector
  ) -> Parent? {
    let declared = declaration.context.value(of: .parent)
    let stem = ProtocolStem(declaration.name)
    guard let written = declared ?? senders.parent(of: stem, where: mayBeParent) else {
      collector.add(.noParent(declaration))
      return nil
    }
    let known = symbols.lookUpType(written, inside: declaration.scope)?.declaration
    let property =
      declaration.context.value(of: .property) ?? KnownPairs.property(of: declaration.name)
      ?? (stem.role == .dataSource ? "dataSource" : "delegate")
    if let obstacle = obstacle(to: written, known, in: declaration) {
      let place = declaration.context.location
      collector.add(.unusableParent(written, at: place, of: declaration, because: obstacle))
      return nil
    }
    let held =
      known.map { AssumedProperty(property, of: $0, for: declaration, symbols) }
      ?? frameworks(written, for: declaration)
    if let held, !isAnsweredFor(declaration),
      let diagnostic = held.diagnostic(
        property, of: known?.qualifiedName ?? written, for: declaration)
    {
      collector.add(diagnostic)
      return nil
    }
    return assumed(
      property, of: known?.qualifiedName ?? written, known, for: declaration,
      isRefined: held?.isRefined ?? false)
  }

  /// The parent or the property that an author names may come from what no input has.
  private func frameworks(
    _ parent: String, for declaration: ProtocolDeclaration
  ) -> AssumedProperty? {
    let found = AssumedProperty(ofFrameworks: parent, for: declaration, symbols)
    if declaration.context.has(.property) { return nil }
    return declaration.context.has(.parent) && found?.isRefined == false ? nil : found
  }

  /// Whether the author tells how the delegate is read and set, so that there need be no property.
  private func isAnsweredFor(_ declaration: ProtocolDeclaration) -> Bool {
    declaration.context.has(.getter) && declaration.context.has(.setter)
  }

  private func assumed(
    _ property: String, of type: String, _ known: TypeDeclaration?,
    for declaration: ProtocolDeclaration, isRefined: Bool
  ) -> Parent {
    let access = "object.\(Word.escaped(property))"
    let cast = isRefined ? " as? any \(declaration.qualifiedName)" : ""
    return Parent(
      type: type, origin: declaration.context.has(.parent) ? .declared : .sender,
      property: DelegateProperty(
        name: property, type: nil, parts: [],
        getter: declaration.context.value(of: .getter) ?? access + cast,
        setter: declaration.context.value(of: .setter) ?? "\(access) = delegate"),
      accessLevel: known.map { symbols.accessLevel(of: $0.context, inside: $0.enclosingTypes) },
      globalActor: known.map { symbols.globalActor(of: $0) }
        ?? KnownPairs.globalActor(ofTypeNamed: type),
      conditions: known.map { symbols.conditions(of: $0) } ?? [],
      superclasses: symbols.superclassNames(of: type),
      conformances: symbols.conformances(of: type), mayConform: false)
  }

  /// Why a type that only its name speaks for can't be a parent.
  private func obstacle(
    to type: String, _ known: TypeDeclaration?, in declaration: ProtocolDeclaration
  ) -> String? {
    if let known { return ParentTypeRule(symbols: symbols).obstacle(known) }
    guard symbols.lookUpProtocol(type, inside: declaration.scope) != nil else { return nil }
    return "it is a protocol, and a proxy serves one concrete class; name that with "
      + "'// proxygen:parent CLASS' above the protocol"
  }

  private func absentParent(
    of declaration: ProtocolDeclaration, senders: SenderStatistics
  ) -> Parent {
    let stem = ProtocolStem(declaration.name)
    let type =
      senders.parent(of: stem) { maySend($0, for: declaration, stem: stem, senders) } ?? ""
    return Parent(
      type: type, origin: .none,
      property: DelegateProperty(name: "", type: nil, parts: [], getter: "", setter: ""),
      accessLevel: nil, globalActor: nil, conditions: [],
      superclasses: symbols.superclassNames(of: type),
      conformances: symbols.conformances(of: type), mayConform: false)
  }

  /// Whether a type that methods pass first is whoever sends them, and not what they tell of: one that is named like
  /// the protocol or that the methods are named for, or a class that holds such a delegate; never an enum.
  private func maySend(
    _ name: String, for declaration: ProtocolDeclaration, stem: ProtocolStem,
    _ senders: SenderStatistics
  ) -> Bool {
    let known = symbols.lookUpType(name, inside: declaration.scope)?.declaration
    if case .enum = known?.kind { return false }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if last == stem.stem || FrameworkPrefix.dropped(from: last) == stem.stem { return true }
    if known?.kind == .struct { return false }
    return senders.namedFor.contains(name)
      || candidates(for: declaration, senders: senders).contains {
        $0.type.declaration.qualifiedName == known?.qualifiedName
      }
  }

  /// A sender that is declared as something else than a class is no parent.
  private func mayBeParent(_ name: String) -> Bool {
    if symbols.lookUpType(name) != nil { return isClass(name) }
    return symbols.lookUpProtocol(name) == nil && KnownTypes.mayHaveDelegate(name)
  }
}

extension ParentResolver {
  private func isClass(_ name: String) -> Bool {
    if case .class = symbols.lookUpType(name)?.declaration.kind { return true }
    return false
  }

  /// A class often keeps its delegate a second time, for itself, by the protocol that refines its superclass's.
  private func isRefinedBySender(
    _ candidate: ParentCandidate, _ declaration: ProtocolDeclaration
  ) -> Bool {
    guard candidate.obstacle(in: symbols) != nil, !declaration.context.has(.property) else {
      return false
    }
    let role = ProtocolStem(declaration.name).role
    let property = role == .dataSource ? "dataSource" : "delegate"
    return AssumedProperty(property, of: candidate.type.declaration, for: declaration, symbols)
      .isRefined
  }
}

// MARK: Messages

extension Diagnostic {
  fileprivate static func noParent(_ declaration: ProtocolDeclaration) -> Diagnostic {
    .error(
      "no-parent", at: .source(declaration.context.location),
      "found no class with a property of type '\(declaration.name)' and no class as sender in its methods; "
        + "add the file that declares the parent to the inputs, name it with "
        + "'// proxygen:parent TYPE' above the protocol, make an object of its own with "
        + "'// proxygen:standalone', or leave the protocol out with '// proxygen:skip'")
  }

  fileprivate static func ambiguousParent(
    _ declaration: ProtocolDeclaration, candidates: [ParentCandidate]
  ) -> Diagnostic {
    let list = candidates.map { "'\($0.name)' (\($0.property.context.location))" }.sorted()
    let types = Set(candidates.map(\.type.declaration.qualifiedName))
    let remedy =
      types.count > 1 ? "'// proxygen:parent TYPE'" : "'// proxygen:property NAME'"
    return .error(
      "ambiguous-parent", at: .source(declaration.context.location),
      "'\(declaration.name)' may belong to \(list.joined(separator: " or ")); "
        + "choose with \(remedy) above the protocol"
        + (types.count > 1 ? ", once for each parent that gets a proxy" : ""))
  }

  fileprivate static func unusableParent(
    _ name: String, at place: SourceLocation, of declaration: ProtocolDeclaration,
    because obstacle: String
  ) -> Diagnostic {
    .error(
      "unusable-parent", at: .source(place),
      "'\(name)' can't be the parent of a proxy for '\(declaration.name)': \(obstacle)")
  }
}
