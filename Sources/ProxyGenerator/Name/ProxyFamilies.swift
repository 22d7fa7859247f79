import ProtocolModel

/// Proxies that serve one property, for a class and its subclasses. RxCocoa knows one proxy for an object and a property: two
/// would take each other for the user's delegate and forward to each other without end. So the proxy of a refined protocol
/// is a subclass of that for the protocol that it refines, as RxCocoa's own are, and in the file of that.
struct ProxyFamilies {
  let protocols: [NamedProtocol]
  /// Their places by the types of their parents.
  let byParentType: [String: [Int]]

  /// Each with its base and its refinements.
  func linked() -> [NamedProtocol] {
    let bases = protocols.indices.map(base)
    let order = protocols.indices.sorted { (depth($0, bases), $0) < (depth($1, bases), $1) }
    var linked = protocols
    for index in order {
      guard let base = bases[index] else { continue }
      linked[index] = refined(linked[index], from: linked[base])
      for ancestor in ancestors(of: index, bases).suffix(1) {
        linked[ancestor].refinements.append(refinement(linked[index], linked[ancestor]))
      }
    }
    return linked
  }

  // MARK: Relations

  /// The nearest protocol that one refines and that serves the same property of a superclass.
  private func base(_ index: Int) -> Int? {
    let resolved = protocols[index].classified.resolved
    let candidates = Set(resolved.parent.superclasses).flatMap { byParentType[$0, default: []] }
      .sorted()
      .filter { resolved.sharesProperty(withBase: protocols[$0].classified.resolved) }
    return candidates.min { one, other in
      distance(one, to: resolved.parent) < distance(other, to: resolved.parent)
    }
  }

  private func distance(_ index: Int, to parent: Parent) -> Int {
    parent.superclasses.firstIndex(of: protocols[index].classified.resolved.parent.type) ?? .max
  }

  /// The nearest first.
  private func ancestors(of index: Int, _ bases: [Int?]) -> [Int] {
    var found: [Int] = []
    var next = bases[index]
    while let current = next, !found.contains(current) {
      found.append(current)
      next = bases[current]
    }
    return found
  }

  private func depth(_ index: Int, _ bases: [Int?]) -> Int { ancestors(of: index, bases).count }

  // MARK: Links

  private func refined(_ named: NamedProtocol, from base: NamedProtocol) -> NamedProtocol {
    var refined = named
    let served = (base.base?.requirements ?? []) + base.classified.requirements
    let signatures = Set(served.map(\.requirement.signature))
    refined.classified.requirements.removeAll { signatures.contains($0.requirement.signature) }
    refined.file = base.file
    if named.parent == base.parent { refined.parent = "\(named.parent)Parent" }
    refined.proxyAccessor = named.parent + Word.upperFirst(named.proxyAccessor)
    refined.base = NamedProtocol.Base(
      proxy: base.proxy, parent: base.parent,
      forwardingMethod: "forwardTo" + named.classified.resolved.declaration.name,
      requirements: served,
      hasGate: base.base?.hasGate ?? false || base.classified.isGated(eventsOnly: false),
      hasGatedEvents: base.base?.hasGatedEvents ?? false
        || base.classified.isGated(eventsOnly: true))
    return refined
  }

  private func refinement(
    _ named: NamedProtocol, _ root: NamedProtocol
  ) -> NamedProtocol.Refinement {
    let resolved = named.classified.resolved
    let known = root.classified.resolved
    return NamedProtocol.Refinement(
      proxy: named.proxy, parent: named.parent,
      conditions: resolved.conditions.filter { !known.conditions.contains($0) },
      availability: resolved.availability.filter { !known.availability.contains($0) })
  }
}

extension ClassifiedProtocol {
  /// Whether something optional has a body here, and so counts as implemented only while it is used.
  fileprivate func isGated(eventsOnly: Bool) -> Bool {
    requirements.contains { classified in
      guard classified.resolved.presence == .optional else { return false }
      return switch classified.kind {
      case .event(replay: 0): true
      case .answer, .keyedAnswer, .computedAnswer, .decision:
        !eventsOnly || classified.announcement != nil
      default: false
      }
    }
  }
}
