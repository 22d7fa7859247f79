/// What is known of the names that headers mention, in the headers themselves and in all that they include.
struct ObjCSymbols: Hashable, Codable, Sendable {
  struct ClassFacts: Hashable, Codable, Sendable {
    /// False for `@class Thing;` alone: what mentions it isn't imported.
    var isDefined: Bool
    var superclass: String?
    var swiftName: String?
    var typeParameters: [ObjCTypeParameter] = []
    var origin: Origin
  }

  struct ProtocolFacts: Hashable, Codable, Sendable {
    /// False for `@protocol P;` alone.
    var isDefined: Bool
    var inherited: [String] = []
    var swiftName: String?
    /// With their explicit Swift names; needed for requirements that are declared again.
    var members: [MemberFacts] = []
    var origin: Origin
  }

  struct MemberFacts: Hashable, Codable, Sendable {
    var selector: String
    var isClassMember: Bool
    var swiftName: String?
  }

  struct AliasFacts: Hashable, Codable, Sendable {
    var swiftName: String?
    var wrapper: ObjCWrapper?
    var origin: Origin
  }

  struct TagFacts: Hashable, Codable, Sendable {
    var swiftName: String?
    var isComplete: Bool
    /// Nil for structures and unions.
    var enumeration: ObjCEnumeration.Kind?
    var origin: Origin
  }

  /// Where a name comes from.
  enum Origin: Hashable, Codable, Sendable {
    /// A header that was asked for.
    case input
    /// A system module, by framework where it is known.
    case system(framework: String?)
    /// A header that an input includes.
    case included
    /// Nowhere: proxygen made it up so that the header could be read.
    case stub
  }

  /// The frameworks of an SDK that declare any of the names.
  var systemFrameworks: Set<String> {
    let origins =
      classes.values.map(\.origin) + protocols.values.map(\.origin) + aliases.values.map(\.origin)
      + tags.values.map(\.origin)
    return Set(
      origins.compactMap { if case .system(let framework) = $0 { framework } else { nil } })
  }

  var classes: [String: ClassFacts] = [:]
  var protocols: [String: ProtocolFacts] = [:]
  var aliases: [String: AliasFacts] = [:]
  var tags: [String: TagFacts] = [:]
}
