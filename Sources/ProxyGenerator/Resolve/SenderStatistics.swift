import ProtocolModel

/// Which types a protocol's methods pass first and without a label, as delegates pass their sender.
struct SenderStatistics {
  /// The type most often passed so; of equally frequent ones the first by name.
  let mostCommon: String?
  private let counts: [String: Int]
  private let methodsWithParameters: Int

  /// - Parameter declares: whether the inputs declare a class of that name, which is then none of Foundation's types.
  init(
    requirements: [ResolvedRequirement], declares: (String) -> Bool = { _ in false }
  ) {
    let parameterLists = requirements.compactMap { resolved -> [Parameter]? in
      guard case .method(let method) = resolved.requirement.member, !method.parameters.isEmpty
      else { return nil }
      return method.parameters
    }
    let names = parameterLists.compactMap { list in
      list.first.flatMap { $0.label == nil ? $0.type.core.qualifiedName : nil }
    }.filter { declares($0) || KnownTypes.mayHaveDelegate($0) }
    counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    methodsWithParameters = parameterLists.count
    mostCommon = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The sender that is the parent of a protocol with this name: a type named like the protocol, with or without
  /// a framework prefix, else one that every method with parameters passes.
  ///
  /// - Parameter mayBeParent: whether objects of a type could be parents.
  func parent(of stem: ProtocolStem, where mayBeParent: (String) -> Bool) -> String? {
    let possible = counts.keys.filter(mayBeParent).sorted()
    if possible.contains(stem.stem) { return stem.stem }
    let lastNames = possible.map { ($0, $0.split(separator: ".").last.map(String.init) ?? $0) }
    let named = lastNames.first {
      $1 == stem.stem || FrameworkPrefix.dropped(from: $1) == stem.stem
    }
    if let named { return named.0 }
    guard let mostCommon, possible.contains(mostCommon),
      counts[mostCommon] == methodsWithParameters
    else { return nil }
    return mostCommon
  }
}
