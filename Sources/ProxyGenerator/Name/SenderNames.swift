import ProtocolModel

/// The ways in which a method's base name may mention its sender.
struct SenderNames {
  /// Longest first.
  private let names: [String]
  /// Names of the whole type; the others are its last words.
  private let whole: Set<String>
  /// What the type's name says without its last, most general word (`flyoutPanel` of `FlyoutPanelController`), longest
  /// first.
  private let specific: [String]

  /// - Parameter sender: nil when the method passes none.
  init(sender: Parameter?, parent: Parent, protocolName: String) {
    let types = [parent.type] + [sender?.type.core.qualifiedName].compactMap { $0 }
    let typeNames = types.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let stem = ProtocolStem(protocolName).stem
    // Some methods begin with the protocol's name.
    var names =
      (typeNames + [stem, protocolName.split(separator: ".").last.map(String.init) ?? ""]).flatMap {
        [$0, FrameworkPrefix.dropped(from: $0)]
      }
      .map(Word.lowerCamel)
    whole = Set(names)
    names += typeNames.flatMap(Self.trailingWords)
    if let name = sender?.name, name != "_" { names.append(name) }
    self.names = Self.longestFirst(names)
    specific = Self.longestFirst(
      typeNames.compactMap(Self.withoutGeneralWord).flatMap(Self.trailingWords))
  }

  private static func longestFirst(_ names: [String]) -> [String] {
    names.filter { !$0.isEmpty }.uniqued().sorted { ($1.count, $0) < ($0.count, $1) }
  }

  private static func withoutGeneralWord(_ type: String) -> String? {
    ["ViewController", "Controller", "View"].first { type.hasSuffix($0) && type != $0 }
      .map { String(type.dropLast($0.count)) }
  }

  /// `manager`, `locationManager` … of `CLLocationManager`.
  private static func trailingWords(_ type: String) -> [String] {
    let words = Word.split(type)
    return words.indices.map { Word.lowerCamel(words[$0...].joined()) }
  }

  func contains(_ name: String) -> Bool { names.contains(name) || specific.contains(name) }

  /// `scrollViewDidZoom` → `didZoom`, `didDismissSearchController` → `didDismiss`.
  ///
  /// The name itself where it doesn't mention the sender or nothing else, and where the rest is a passive verb:
  /// `wasInterrupted` would say what has become of the parent, `sessionWasInterrupted` tells what happened.
  func removed(from baseName: String) -> String {
    if contains(baseName) { return baseName }
    for name in names where baseName.count > name.count {
      let rest = baseName.dropFirst(name.count)
      if baseName.hasPrefix(name), rest.first?.isUppercase ?? false {
        return Word.split(String(rest)).first == "Was" ? baseName : Word.lowerCamel(String(rest))
      }
    }
    for name in specific where baseName.hasPrefix(name) {
      let rest = Label(Word.lowerCamel(String(baseName.dropFirst(name.count))))
      if rest.startsWithAuxiliary { return rest.text }
    }
    for name in names where baseName.hasSuffix(Word.upperFirst(name)) {
      let rest = String(baseName.dropLast(name.count))
      // `configureAvatarView` is about a view of its own.
      if whole.contains(name) && !rest.isEmpty || Label(rest).endsWithVerb { return rest }
    }
    return baseName
  }
}
