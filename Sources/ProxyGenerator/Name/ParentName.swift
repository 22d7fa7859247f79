import ProtocolModel

/// `webView` for `WKWebView`.
struct ParentName {
  let text: String

  init(_ classified: ClassifiedProtocol) {
    let name = Self.word(for: classified.resolved.parent)
    // A property and a member without parameters can't share a name.
    let taken = classified.requirements.compactMap { classified -> String? in
      switch classified.requirement.member {
      case .method(let method): method.parameters.isEmpty ? method.name : nil
      case .property(let property): property.name
      case .initializer, .subscripting, .associatedType: nil
      }
    }
    let isTaken =
      Self.reserved.contains(name) || taken.contains(name) || Word.keywords.contains(name)
    text = isTaken ? "\(name)Parent" : name
  }

  /// The parent's type without framework prefix and outer types, in lower camel case.
  static func word(for parent: Parent) -> String {
    let last = parent.type.split(separator: ".").last.map(String.init) ?? parent.type
    return Word.lowerCamel(FrameworkPrefix.dropped(from: last))
  }

  /// The same, or the protocol's name without its role where nothing is the parent.
  static func word(for resolved: ResolvedProtocol) -> String {
    guard resolved.parent.origin == .none else { return word(for: resolved.parent) }
    let stem = ProtocolStem(resolved.declaration.name).stem
    return Word.lowerCamel(FrameworkPrefix.dropped(from: stem))
  }

  /// Members that a proxy has from RxCocoa and `NSObject`.
  private static let reserved: Set<String> = [
    "description", "debugDescription", "hash", "hashValue", "isProxy", "superclass", "zone",
    "delegate",
  ]
}
