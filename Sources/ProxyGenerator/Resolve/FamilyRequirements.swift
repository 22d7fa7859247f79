import ProtocolModel

/// The requirements of a protocol and of what it inherits, each once: of one that is declared again, the declaration nearest to
/// the protocol counts.
struct FamilyRequirements {
  let symbols: SymbolTable
  /// The protocol first; `InheritedProtocols` has the order.
  let family: [SymbolTable.Located<ProtocolDeclaration>]

  /// Of the protocol, what every class would have to implement twice, and none can.
  struct Clash {
    var requirement: Requirement
    /// The protocols that declare it, the nearest one first.
    var owners: (String, String)
  }

  /// - Returns: the requirements, inherited ones first, then the protocol's own; and the clashes, in the order of the family.
  func resolved() -> (requirements: [ResolvedRequirement], clashes: [Clash]) {
    var seen: [String: [Seen]] = [:]
    let signatures = family.map { $0.declaration.requirements.map(\.signature) }
    let presences = presences(signatures)
    var resolved: [[ResolvedRequirement]] = []
    var clashes: [Clash] = []
    for (number, located) in family.enumerated() {
      resolved.append([])
      let declaration = located.declaration
      let qualification = Qualification(symbols: symbols, scope: declaration.scope)
      let isObjectiveC = isObjectiveC(located)
      let actor = symbols.globalActor(of: declaration.context)
      for (requirement, signature) in zip(declaration.requirements, signatures[number]) {
        let presence = presences[signature] ?? .required
        let seenHere = Seen(
          requirement: requirement, signature: signature, scope: declaration.scope,
          presence: presence, isObjectiveC: isObjectiveC,
          place: (number, resolved[number].count))
        let fullName = requirement.fullName
        let nearer = seen[fullName, default: []]
        if let same = nearer.first(where: { isSame($0, seenHere) }) {
          resolved[same.place.family][same.place.index].requirement.makeSettable(like: requirement)
          if presence == .required, same.presence == .optional {
            resolved[same.place.family][same.place.index].presence = .required
          }
          continue
        }
        if let first = nearer.first(where: { isRedeclared($0, seenHere) }) {
          if first.presence == .optional, presence == .optional {
            resolved[first.place.family][first.place.index].isRedeclared = true
          } else {
            let owner = family[first.place.family].declaration
            clashes.append(
              Clash(
                requirement: first.requirement,
                owners: (owner.qualifiedName, declaration.qualifiedName)))
          }
          continue
        }
        seen[fullName, default: []].append(seenHere)
        resolved[number].append(
          ResolvedRequirement(
            requirement: qualification.applied(to: requirement), origin: declaration.qualifiedName,
            presence: presence, globalActor: symbols.globalActor(of: requirement.context),
            originActor: actor))
      }
    }
    let requirements = (resolved.dropFirst().reversed() + resolved.prefix(1)).flatMap { $0 }
    return (requirements, clashes)
  }

  private struct Seen {
    var requirement: Requirement
    var signature: String
    var scope: [String]
    var presence: ResolvedRequirement.Presence
    var isObjectiveC: Bool
    /// Which protocol of the family, and which of its requirements.
    var place: (family: Int, index: Int)
  }

  /// Aliases count as what they stand for.
  private func isSame(_ nearer: Seen, _ further: Seen) -> Bool {
    if nearer.signature == further.signature {
      guard nearer.requirement.property != nil, nearer.isObjectiveC, further.isObjectiveC else {
        return true
      }
      return witness(nearer)?.types == witness(further)?.types
    }
    guard [nearer, further].allSatisfy({ [.optional, .required].contains($0.presence) }) else {
      return false
    }
    return witness(nearer).map { one in
      witness(further).map { one.serves($0) && $0.serves(one) } ?? false
    } ?? false
  }

  private func witness(_ seen: Seen) -> Witness? {
    Witness(seen.requirement, AliasExpansion(symbols: symbols, scope: seen.scope))
  }

  /// Objective-C tells methods apart by their selectors alone, so that of another protocol with this full name is the same
  /// method. What is required must be there with its own type.
  private func isRedeclared(_ nearer: Seen, _ further: Seen) -> Bool {
    nearer.place.family != further.place.family
      && nearer.requirement.isStatic == further.requirement.isStatic
      && nearer.isObjectiveC && further.isObjectiveC
      && nearer.requirement.selector == further.requirement.selector
  }

  /// A module of Objective-C doesn't show the attribute.
  private func isObjectiveC(_ located: SymbolTable.Located<ProtocolDeclaration>) -> Bool {
    let declaration = located.declaration
    return declaration.context.hasAttribute("objc")
      || declaration.requirements.contains { $0.context.hasModifier("optional") }
      || located.file.module != nil && isOfObjects
  }

  private var isOfObjects: Bool {
    family.contains { $0.declaration.inherits("NSObjectProtocol", symbols) }
  }

  /// By signature. What one declaration requires stays required when another one doesn't.
  private func presences(
    _ signatures: [[String]]
  ) -> [String: ResolvedRequirement.Presence] {
    let rule = PresenceRule(symbols: symbols, family: family.map(\.declaration))
    let all = zip(family, signatures).flatMap { located, signatures in
      zip(located.declaration.requirements, signatures).map { requirement, signature in
        (signature, rule.presence(of: requirement, in: located.declaration))
      }
    }
    return Dictionary(all, uniquingKeysWith: { $1 == .required ? $1 : $0 })
  }
}

extension Requirement {
  /// As far as the attribute says it.
  fileprivate var selector: String? {
    context.attributes.first { $0.name == "objc" && $0.arguments != nil }?.arguments
  }

  /// A property that may be set as one of the declarations has it may be set.
  fileprivate mutating func makeSettable(like other: Requirement) {
    guard case .property(var own) = member, case .property(let property) = other.member,
      property.isSettable, !own.isSettable
    else { return }
    own.accessors = property.accessors
    member = .property(own)
  }
}
