import ProtocolModel

/// Which types a protocol's methods pass first and without a label, as delegates pass their sender.
struct SenderStatistics {
  /// The type most often passed so; of equally frequent ones the first by name.
  let mostCommon: String?
  private let counts: [String: Int]
  private let methodsWithParameters: Int

  init(requirements: [ResolvedRequirement]) {
    let parameterLists = requirements.compactMap { resolved -> [Parameter]? in
      guard case .method(let method) = resolved.requirement.member, !method.parameters.isEmpty
      else { return nil }
      return method.parameters
    }
    let names = parameterLists.compactMap { list in
      list.first.flatMap { $0.label == nil ? $0.type.core.qualifiedName : nil }
    }.filter { !KnownTypes.hashableValues.contains($0) && $0 != "Any" && $0 != "AnyObject" }
    counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    methodsWithParameters = parameterLists.count
    mostCommon = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The sender that is the parent of a protocol with this name: a type named like the protocol, with or without
  /// a framework prefix, else one that every method with parameters passes.
  func parent(of stem: ProtocolStem) -> String? {
    if counts[stem.stem] != nil { return stem.stem }
    let named = counts.keys.filter { FrameworkPrefix.dropped(from: $0) == stem.stem }.sorted().first
    if let named { return named }
    guard let mostCommon, counts[mostCommon] == methodsWithParameters else { return nil }
    return mostCommon
  }
}
