import Diagnostics
import ProtocolModel

/// Finds the parent of a delegate protocol: the class whose property holds it, else the type that its methods
/// pass as their sender.
struct ParentResolver {
  let symbols: SymbolTable

  func parent(
    of declaration: ProtocolDeclaration, requirements: [ResolvedRequirement],
    into collector: inout DiagnosticCollector
  ) -> Parent? {
    let senders = SenderStatistics(requirements: requirements)
    if declaration.context.has(.standalone) {
      return absentParent(of: declaration, senders: senders)
    }
    let candidates = candidates(for: declaration, senders: senders)
    let parents = choose(among: candidates, for: declaration)
    switch parents.count {
    case 1:
      return usable(parents[0], for: declaration, into: &collector)
    case 0:
      return assumedParent(of: declaration, senders: senders, into: &collector)
    default:
      collector.add(.ambiguousParent(declaration, candidates: parents))
      return nil
    }
  }

  // MARK: Candidates

  private func candidates(
    for declaration: ProtocolDeclaration, senders: SenderStatistics
  ) -> [ParentCandidate] {
    let match = DelegatePropertyMatch(protocolName: declaration.qualifiedName, symbols: symbols)
    return symbols.allTypes.flatMap { located in
      let extended = symbols.extensions[located.declaration.qualifiedName] ?? []
      let members = located.declaration.properties + extended.flatMap(\.properties)
      return members.filter { member in
        member.declaration.type.map { match.holds($0, inside: located.declaration.scope) } ?? false
      }.map { member in
        ParentCandidate(
          type: located, property: member,
          rank: rank(located.declaration, member.declaration, of: declaration, senders: senders),
          declaredSetter: declaration.context.value(of: .setter))
      }
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
    if senders.mostCommon == type.name { rank += 2 }
    if ["delegate", "dataSource"].contains(property.name) { rank += 1 }
    return rank
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
    let visible = candidates.filter(\.isUsable)
    let pool = withoutOverrides(visible.isEmpty ? candidates : visible)
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
      collector.add(.unusableParent(declaration, candidate, because: obstacle))
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
        getter: getter ?? "object.\(Word.escaped(name))", setter: candidate.setter ?? ""),
      accessLevel: symbols.accessLevel(of: type.context, inside: type.enclosingTypes),
      globalActor: symbols.globalActor(of: type),
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
    guard let type = declared ?? senders.parent(of: stem) else {
      collector.add(.noParent(declaration))
      return nil
    }
    let known = symbols.lookUpType(type, inside: declaration.scope)?.declaration
    if let obstacle = obstacle(to: type, known, in: declaration) {
      collector.add(.noClass(declaration, type, because: obstacle))
      return nil
    }
    let property =
      declaration.context.value(of: .property) ?? KnownPairs.property(of: declaration.name)
      ?? (stem.role == .dataSource ? "dataSource" : "delegate")
    return Parent(
      type: known?.qualifiedName ?? type, origin: declared == nil ? .sender : .declared,
      property: DelegateProperty(
        name: property, type: nil, parts: [],
        getter: declaration.context.value(of: .getter) ?? "object.\(Word.escaped(property))",
        setter: declaration.context.value(of: .setter)
          ?? "object.\(Word.escaped(property)) = delegate"),
      accessLevel: known.map {
        symbols.accessLevel(of: $0.context, inside: $0.enclosingTypes)
      },
      globalActor: known.flatMap(symbols.globalActor) ?? KnownPairs.globalActor(ofTypeNamed: type),
      superclasses: symbols.superclassNames(of: type),
      conformances: symbols.conformances(of: type), mayConform: false)
  }

  /// Why a type that only its name speaks for can't be a parent.
  private func obstacle(
    to type: String, _ known: TypeDeclaration?, in declaration: ProtocolDeclaration
  ) -> String? {
    if known == nil, symbols.lookUpProtocol(type, inside: declaration.scope) != nil {
      return "is a protocol"
    }
    switch known?.kind {
    case .struct, .enum: return "is no class"
    case .actor: return "is an actor, whose property can't be set from outside"
    case .class where !(known?.genericParameters.isEmpty ?? true): return "is generic"
    case .class, .alias, nil: return nil
    }
  }

  private func absentParent(
    of declaration: ProtocolDeclaration, senders: SenderStatistics
  ) -> Parent {
    let type = senders.parent(of: ProtocolStem(declaration.name)) ?? ""
    return Parent(
      type: type, origin: .none,
      property: DelegateProperty(name: "", type: nil, parts: [], getter: "", setter: ""),
      accessLevel: nil,
      globalActor: nil, superclasses: symbols.superclassNames(of: type),
      conformances: symbols.conformances(of: type), mayConform: false)
  }
}

// MARK: Messages

extension Diagnostic {
  fileprivate static func noParent(_ declaration: ProtocolDeclaration) -> Diagnostic {
    .error(
      "no-parent", at: .source(declaration.context.location),
      "found no class with a property of type '\(declaration.name)' and no sender in its methods; "
        + "add the file that declares the parent to the inputs, name it with "
        + "'// proxygen:parent TYPE' above the protocol, make an object of its own with "
        + "'// proxygen:standalone', or leave the protocol out with '// proxygen:skip'")
  }

  fileprivate static func noClass(
    _ declaration: ProtocolDeclaration, _ type: String, because obstacle: String
  ) -> Diagnostic {
    .error(
      "unusable-parent", at: .source(declaration.context.location),
      "'\(type)', the sender of '\(declaration.name)', \(obstacle), and RxCocoa's proxies need one "
        + "concrete class; name that with '// proxygen:parent CLASS' above the protocol, or make an "
        + "object of its own with '// proxygen:standalone'")
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
    _ declaration: ProtocolDeclaration, _ candidate: ParentCandidate, because obstacle: String
  ) -> Diagnostic {
    .error(
      "unusable-parent", at: .source(candidate.property.context.location),
      "'\(candidate.name)' can't be the parent of a proxy for '\(declaration.name)': \(obstacle)")
  }
}
