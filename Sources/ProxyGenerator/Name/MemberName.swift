import ProtocolModel

/// The names that one requirement may get, from the one that reads best to the longest.
///
/// The first is the rule of the design: the label after the sender; the base name without the sender where the
/// verb is there; the base name where there is no sender. The others are the rungs of the collision ladder:
/// the following labels, one at a time, then the payload's types, then the effects.
struct MemberName {
  let rungs: [String]

  init(_ classified: ClassifiedRequirement, parent: Parent, protocolName: String) {
    switch classified.requirement.member {
    case .method(let method):
      rungs =
        MethodName(
          method: method, sender: classified.sender, payload: classified.payload, parent: parent,
          protocolName: protocolName
        ).rungs
    case .property(let property): rungs = [property.name, "\(property.name)Value"]
    case .initializer, .subscripting, .associatedType: rungs = [classified.requirement.fullName]
    }
  }
}

private struct MethodName {
  let method: Method
  let sender: Int?
  let payload: [Int]
  let parent: Parent
  let protocolName: String

  var rungs: [String] {
    let (first, unusedLabels) = start
    var rungs = [first]
    for label in unusedLabels { rungs.append(rungs[rungs.count - 1] + Word.upperFirst(label)) }
    let typed = payload.map { TypeWords(method.parameters[$0].type).text }
    for type in typed where !type.isEmpty {
      let last = rungs[rungs.count - 1]
      if !last.hasSuffix(type) { rungs.append(last + type) }
    }
    let effects =
      (method.effects.isAsync ? "Async" : "")
      + (method.effects.throwing == .never ? "" : "Throwing")
    if !effects.isEmpty { rungs.append(rungs[rungs.count - 1] + effects) }
    if let sender {
      rungs.append(rungs[rungs.count - 1] + TypeWords(method.parameters[sender].type).text)
    }
    return rungs
  }

  /// The name by the rule, and the labels that it leaves for the ladder.
  private var start: (name: String, unusedLabels: [String]) {
    let labels = payload.map { method.parameters[$0].label }
    let names = SenderNames(
      parameter: sender.map { method.parameters[$0] }, parent: parent, protocolName: protocolName)
    if names.isSender(method.name), let label = labels.first.flatMap({ $0 }) {
      return startFromLabel(label, following: Array(labels.dropFirst()))
    }
    let base = sender == nil ? method.name : names.removed(from: method.name)
    return (base, labels.compactMap { $0 })
  }

  /// The base name is the sender's, so that the verb is in the labels.
  private func startFromLabel(
    _ label: String, following: [String?]
  ) -> (name: String, unusedLabels: [String]) {
    let rest = following.compactMap { $0 }
    if Self.tooBare.contains(label) { return (method.name + Word.upperFirst(label), rest) }
    let names = TypeWords(method.parameters[payload[0]].type).text.lowercased()
    if let next = rest.first, names.hasSuffix(label.lowercased()) {
      return (label + Word.upperFirst(next), Array(rest.dropFirst()))
    }
    return (label, rest)
  }

  private static let tooBare: Set<String> = [
    "after", "and", "as", "at", "before", "by", "during", "for", "from", "in", "into", "of", "on",
    "onto",
    "or", "over", "to", "under", "until", "using", "via", "with", "within", "without",
  ]
}

/// The ways in which a method's base name may mention its sender.
private struct SenderNames {
  /// Longest first.
  private let names: [String]

  init(parameter: Parameter?, parent: Parent, protocolName: String) {
    let types =
      [parent.type] + (parameter.flatMap { $0.type.core.qualifiedName }.map { [$0] } ?? [])
    let typeNames = types.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    var names = typeNames.flatMap { [$0, FrameworkPrefix.dropped(from: $0)] }.map(Word.lowerCamel)
    names += typeNames.flatMap(Self.trailingWords)
    names.append(Word.lowerCamel(ProtocolStem(protocolName).stem))
    if let name = parameter?.name, name != "_" { names.append(name) }
    self.names = names.filter { !$0.isEmpty }.uniqued()
      .sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// `Manager`, `LocationManager` … of `CLLocationManager`, in lower camel case.
  private static func trailingWords(_ type: String) -> [String] {
    type.indices.dropFirst().filter { index in
      type[index].isUppercase && type[type.index(before: index)].isLowercase
    }.map { Word.lowerCamel(String(type[$0...])) }
      + [type.firstIndex(where: \.isLowercase)].compactMap { lower in
        // The last word of `XMLParser` starts at the last capital of its run.
        guard let lower, lower > type.startIndex else { return nil }
        return Word.lowerCamel(String(type[type.index(before: lower)...]))
      }
  }

  func isSender(_ baseName: String) -> Bool { names.contains(baseName) }

  /// `scrollViewDidZoom` → `didZoom`, `didDismissSearchController` → `didDismiss`; the name itself where it doesn't
  /// mention the sender or nothing else.
  func removed(from baseName: String) -> String {
    for name in names where baseName.count > name.count {
      let rest = baseName.dropFirst(name.count)
      if baseName.hasPrefix(name), rest.first?.isUppercase ?? false {
        return Word.lowerCamel(String(rest))
      }
    }
    for name in names where baseName.hasSuffix(Word.upperFirst(name)) {
      let rest = String(baseName.dropLast(name.count))
      if !rest.isEmpty { return rest }
    }
    return baseName
  }
}

/// A type as words of a name: `[MKAnnotationView]` → `AnnotationViews`, `String?` → `String`.
struct TypeWords {
  let text: String

  init(_ type: TypeReference) {
    switch type.core {
    case .array(let element): text = Self.plural(TypeWords(element).text)
    case .dictionary(_, let value): text = Self.plural(TypeWords(value).text)
    case .named("Set", let arguments), .named("Array", let arguments):
      text = Self.plural(arguments.first.map { TypeWords($0).text } ?? "")
    case .function: text = "Handler"
    case let core:
      let last = core.qualifiedName?.split(separator: ".").last.map(String.init) ?? ""
      text = Word.upperFirst(FrameworkPrefix.dropped(from: last))
    }
  }

  private static func plural(_ word: String) -> String {
    if word.isEmpty || word.hasSuffix("s") { return word }
    let endsInConsonantAndY =
      word.hasSuffix("y") && !(word.dropLast().last.map { "aeiou".contains($0) } ?? false)
    return endsInConsonantAndY ? String(word.dropLast()) + "ies" : word + "s"
  }
}
