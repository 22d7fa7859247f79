import Diagnostics

/// RxCocoa has a proxy for some parents already. A second one on the same property would forward to the first,
/// and the first to the second, without end (RxSwift#1046).
struct OwnedPairRule {
  func check(_ named: NamedProtocol) -> [Finding] {
    let resolved = named.classified.resolved
    let parents = [resolved.parent.type] + resolved.parent.superclasses
    guard let proxy = KnownPairs.rxCocoaProxy(parents: parents, property: named.accessor)
    else { return [] }
    return [Finding(diagnostic: .ownedPair(named, proxy), subject: named.subject)]
  }
}

/// Two proxies of one name, or two proxies of one protocol: the second would take the first one's place in RxCocoa's
/// table of factories.
struct SameProxyRule {
  /// The first of several in the order of `protocols` has no fault.
  func check(_ protocols: [NamedProtocol]) -> [Finding] {
    let byName = Dictionary(grouping: protocols, by: \.proxy)
    return byName.values.flatMap { namesakes in
      namesakes.indices.compactMap { index in
        namesakes.prefix(index).first { !isAlternative(namesakes[index], to: $0) }
          .map { .sameProxy(namesakes[index], $0) }
          .map { Finding(diagnostic: $0, subject: namesakes[index].subject) }
      }
    }.sorted { $0.diagnostic.message < $1.diagnostic.message }
  }

  /// Declared under different conditions, the two never meet.
  private func isAlternative(_ one: NamedProtocol, to other: NamedProtocol) -> Bool {
    let conditions = [one, other].map(\.classified.resolved.declaration.context.conditions)
    return conditions[0] != conditions[1] && !conditions.contains([])
  }
}

extension Diagnostic {
  fileprivate static func ownedPair(_ named: NamedProtocol, _ proxy: String) -> Diagnostic {
    let resolved = named.classified.resolved
    let isRefined =
      !resolved.declaration.inheritedTypes.isEmpty && !resolved.parent.superclasses.isEmpty
    let remedy =
      isRefined
      ? "put what '\(resolved.declaration.name)' adds in a protocol with a property of its own, or leave it out"
      : "use RxCocoa's, and leave the protocol out"
    return .error(
      "owned-pair", at: .source(resolved.declaration.context.location),
      "RxCocoa serves '\(resolved.parent.type).\(named.accessor)' with '\(proxy)' already, and two "
        + "proxies on one property forward to each other without end; \(remedy) with "
        + "'// proxygen:skip'")
  }

  fileprivate static func sameProxy(_ named: NamedProtocol, _ first: NamedProtocol) -> Diagnostic {
    .error(
      "same-proxy", at: .source(named.classified.resolved.declaration.context.location),
      "'\(named.proxy)' is made for the protocol at "
        + "\(first.classified.resolved.declaration.context.location) already; name this one with "
        + "'// proxygen:name NAME' above the protocol, or leave one of them out")
  }
}
