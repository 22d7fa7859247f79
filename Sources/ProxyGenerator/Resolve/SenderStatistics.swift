import ProtocolModel

/// Which types a protocol's methods pass first and without a label, as delegates pass their sender.
struct SenderStatistics {
  /// The type most often passed so; of equally frequent ones the first by name.
  let mostCommon: String?
  /// Types that all methods which pass them so are named for: `imagePicker(_:didPick:)` or `pickerDidClose(_:)` for
  /// `ImagePicker`.
  let namedFor: Set<String>
  private let counts: [String: Int]
  private let methodsWithParameters: Int

  /// - Parameter declares: whether the inputs declare a class of that name, which is then none of Foundation's types.
  init(
    requirements: [ResolvedRequirement], declares: (String) -> Bool = { _ in false }
  ) {
    let methods = requirements.compactMap { $0.requirement.method }
      .filter { !$0.parameters.isEmpty }
    let passed = methods.compactMap { method -> (method: String, type: String)? in
      guard let first = method.parameters.first, first.label == nil,
        let type = first.type.core.qualifiedName,
        declares(type) || KnownTypes.mayHaveDelegate(type)
      else { return nil }
      return (method.name, type)
    }
    counts = passed.reduce(into: [:]) { $0[$1.type, default: 0] += 1 }
    let unlike = passed.filter { !Self.isNamed($0.method, for: $0.type) }
    namedFor = Set(counts.keys).subtracting(unlike.map(\.type))
    methodsWithParameters = methods.count
    mostCommon = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Whether a method's name starts with the last words of a type's name.
  private static func isNamed(_ method: String, for type: String) -> Bool {
    let words = Word.split(type.split(separator: ".").last.map(String.init) ?? type)
    return words.indices.contains { index in
      method.lowercased().hasPrefix(words[index...].joined().lowercased())
    }
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
