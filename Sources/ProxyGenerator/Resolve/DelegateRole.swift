/// The two roles that RxCocoa has a parent protocol for.
public enum DelegateRole: String, Codable, Sendable {
  case delegate, dataSource

  /// The role of a property by its name; nil for any other name.
  init?(property: String) { self.init(rawValue: property) }

  /// RxCocoa's protocol for parents (`HasDelegate`).
  var conformance: String { "Has\(associatedType)" }

  /// The associated type of that protocol.
  var associatedType: String {
    switch self {
    case .delegate: "Delegate"
    case .dataSource: "DataSource"
    }
  }
}

/// A protocol's name without the word that makes it a delegate protocol.
struct ProtocolStem {
  let stem: String
  let role: DelegateRole

  init(_ name: String) {
    for (suffix, role) in Self.suffixes where name.hasSuffix(suffix) && name != suffix {
      stem = String(name.dropLast(suffix.count))
      self.role = role
      return
    }
    stem = name
    role = Self.suffixes.first { name.hasSuffix($0.0) }?.1 ?? .delegate
  }

  /// Whether the name says that it is a delegate or the like, if nothing else.
  static func namesRole(_ name: String) -> Bool { suffixes.contains { name.hasSuffix($0.0) } }

  private static let suffixes: [(String, DelegateRole)] = [
    ("DelegateProtocol", .delegate), ("Delegate", .delegate), ("DataSource", .dataSource),
    ("Datasource", .dataSource),
  ]
}
