import Diagnostics
import ProtocolModel

/// Classified protocols → named protocols. Every name in the output is made here.
struct Namer {
  let style: Style
  /// By parent, the names that its members have where the style adds members to it.
  var parentMembers: [String: Set<String>] = [:]

  /// In order. Protocols of one parent share its reactive extension, so their names are told apart together.
  func name(
    _ protocols: [ClassifiedProtocol], into findings: inout FindingCollector
  ) -> [NamedProtocol] {
    var named: [NamedProtocol] = protocols.map(withoutMembers)
    let byParentType = Dictionary(grouping: named.indices) {
      named[$0].classified.resolved.parent.type
    }
    for index in named.indices {
      named[index].inheritsAccessor = named[index].classified.resolved.parent.superclasses
        .contains { superclass in
          byParentType[superclass, default: []].contains {
            named[$0].accessor == named[index].accessor
          }
        }
    }
    if style.library == .rxCocoa {
      named = ProxyFamilies(protocols: named, byParentType: byParentType).linked()
    }
    let byParent = Dictionary(grouping: named.indices) { named[$0].owner(among: named) }
    // In order, so that diagnostics come in order; superclasses first where their members are inherited.
    for indices in byParent.values.sorted(by: { order(named[$0[0]], $0) < order(named[$1[0]], $1) })
    {
      let inherited = inheritedNames(of: named[indices[0]], from: named, byParentType)
      let members = memberNames(
        of: indices.map { named[$0] }, avoiding: inherited, into: &findings)
      for (index, names) in zip(indices, members) {
        named[index].members = names
        named[index].defaults = DefaultNames(named[index]).names
      }
    }
    return named
  }

  private func withoutMembers(_ classified: ClassifiedProtocol) -> NamedProtocol {
    let declaration = classified.resolved.declaration
    let accessor = classified.resolved.parent.property.name
    let name = ProxyName(resolved: classified.resolved, style: style)
    let isHidden = style.hidesProxy(of: classified.resolved)
    let proxy = (isHidden ? nil : declaration.context.value(of: .name)) ?? name.text
    return NamedProtocol(
      classified: classified, proxy: proxy, file: name.file(proxy: proxy),
      parent: ParentName(classified).text, accessor: accessor,
      setter: style.setter + Word.upperFirst(accessor),
      proxyAccessor: classified.resolved.parent.origin == .none ? "self" : "\(accessor)Proxy",
      members: [], defaults: [], base: nil, refinements: [])
  }

  // MARK: Members

  /// Whether a subclass has the members that its superclass gets: an extension of a class can't override them.
  private var membersAreInherited: Bool { style.library == .none && style.product == .proxies }

  private func order(_ named: NamedProtocol, _ indices: [Int]) -> (Int, Int) {
    (membersAreInherited ? named.classified.resolved.parent.superclasses.count : 0, indices[0])
  }

  private func inheritedNames(
    of named: NamedProtocol, from all: [NamedProtocol], _ byParentType: [String: [Int]]
  ) -> Set<String> {
    guard membersAreInherited else { return [] }
    return Set(
      named.classified.resolved.parent.superclasses.flatMap { byParentType[$0, default: []] }
        .flatMap { other in
          all[other].members.compactMap { $0 }
            + all[other].classified.requirements.compactMap(\.announcement)
        })
  }

  private func memberNames(
    of protocols: [NamedProtocol], avoiding inherited: Set<String>,
    into findings: inout FindingCollector
  ) -> [[String?]] {
    let published = protocols.indices.flatMap { index in
      protocols[index].classified.requirements.indices
        .filter { protocols[index].classified.requirements[$0].kind.isPublished }
        .map { Published(protocolIndex: index, requirementIndex: $0) }
    }
    let reserved = style.product == .subclasses ? Self.reservedInSubclasses : Self.reserved
    let taken = reserved.union(inherited)
      .union(protocols.flatMap { [$0.accessor, $0.setter, $0.proxyAccessor] })
      .union(protocols.flatMap(membersOfStandalone))
      .union(protocols.first.flatMap { parentMembers[$0.classified.resolved.parent.type] } ?? [])
    var chosen = ChosenNames(taken: taken)
    var climbing: [Published] = []
    var names: [[String?]] = protocols.map { $0.classified.requirements.map { _ in nil } }
    for place in published {
      let classified = protocols[place.protocolIndex].classified
        .requirements[place.requirementIndex]
      let context = classified.requirement.context
      let chosenName = findings.about(protocols[place.protocolIndex].subject) { collector in
        if classified.announcement != nil { chosen.claim(.event, of: context, into: &collector) }
        return chosen.claim(.name, of: context, into: &collector)
      }
      if let name = chosenName {
        names[place.protocolIndex][place.requirementIndex] = name
      } else {
        climbing.append(place)
      }
    }
    let ladder = CollisionLadder(reserved: taken.union(chosen.names))
    let best = climbing.map { self.best($0, protocols, taken) }
    let climbed =
      ladder.keeps(best.map(\.name))
      ? best.map(\.name)
      : ladder.names(of: zip(climbing, best).map { climber(protocols, $0, $1) })
    for (place, name) in zip(climbing, climbed) {
      names[place.protocolIndex][place.requirementIndex] = name
    }
    return names
  }

  private struct Published {
    var protocolIndex: Int
    var requirementIndex: Int
  }

  /// An object of its own has observables and responders beside the protocol's members.
  private func membersOfStandalone(_ named: NamedProtocol) -> [String] {
    guard named.classified.resolved.parent.origin == .none else { return [] }
    let names = named.classified.requirements.compactMap { classified -> String? in
      switch classified.requirement.member {
      case .method(let method): method.parameters.isEmpty ? method.name : nil
      case .property(let property): property.name
      case .initializer, .subscripting, .associatedType: nil
      }
    }
    return names + ["forwardee", "forwardToDelegate"]
  }

  /// The name that a requirement has unless it collides with another one's.
  private func best(
    _ place: Published, _ protocols: [NamedProtocol], _ taken: Set<String>
  ) -> (name: String, member: MemberName) {
    let named = protocols[place.protocolIndex]
    let resolved = named.classified.resolved
    let member = MemberName(
      named.classified.requirements[place.requirementIndex], parent: resolved.parent,
      protocolName: resolved.declaration.name)
    let isTaken = taken.contains(member.name)
    return (
      isTaken ? Self.untaken(member.name, ParentName.word(for: resolved)) : member.name, member
    )
  }

  private func climber(
    _ protocols: [NamedProtocol], _ place: Published, _ best: (name: String, member: MemberName)
  ) -> CollisionLadder.Climber {
    let named = protocols[place.protocolIndex]
    let resolved = named.classified.resolved
    let requirement = named.classified.requirements[place.requirementIndex].requirement
    let member = best.member
    return CollisionLadder.Climber(
      name: best.name, labels: member.labels, alternatives: member.alternatives,
      conditions: BuildConditions(requirement.context.conditions),
      // Two protocols of one parent may inherit the same requirement.
      lastResort: named.accessor.isEmpty ? nil : named.accessor + Word.upperFirst(member.name),
      signature: "\(requirement.signature) \(resolved.declaration.qualifiedName)")
  }

  /// With the parent's word in front, or without it where it stands there.
  private static func untaken(_ name: String, _ word: String) -> String {
    let rest = name.dropFirst(word.count)
    let isInFront = name.hasPrefix(word) && rest.first?.isUppercase ?? false
    return isInFront ? Word.lowerCamel(String(rest)) : word + Word.upperFirst(name)
  }

  /// What every object has, and what a generated subclass declares besides.
  private static let reservedInSubclasses: Set<String> = [
    "copy", "description", "hash", "init", "installInnerDelegates", "isEqual", "overrides",
    "perform", "responds", "self", "Type", "value",
  ]

  /// What `Reactive` itself declares for every object.
  private static let reserved: Set<String> = [
    "base", "deallocated", "deallocating", "methodInvoked", "observe", "observeWeakly", "hub",
    "sentMessage",
    "self", "Type", "init",
  ]
}

extension NamedProtocol {
  /// What the names of its members are told apart in: the parent's reactive extension, or an object of its own. A subclass
  /// has the members of its superclass, too.
  fileprivate func owner(among protocols: [NamedProtocol]) -> String {
    let resolved = classified.resolved
    if let base, let found = protocols.first(where: { $0.proxy == base.proxy }) {
      return found.owner(among: protocols)
    }
    return resolved.parent.origin == .none
      ? "\(resolved.declaration.qualifiedName) itself" : resolved.parent.type
  }
}
