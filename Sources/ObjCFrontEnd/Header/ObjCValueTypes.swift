/// `NS_ENUM`, `NS_CLOSED_ENUM`, `NS_OPTIONS`, `NS_ERROR_ENUM` or a plain C enumeration.
struct ObjCEnumeration: Hashable, Codable, Sendable {
  enum Kind: Hashable, Codable, Sendable {
    /// `enum_extensibility(open)`
    case open
    /// `enum_extensibility(closed)`
    case closed
    /// `flag_enum`
    case options
    /// `ns_error_domain`
    case error(domain: String)
    /// Without any of these: a wrapper of its raw value in Swift.
    case plain
  }

  var declaration: ObjCDeclaration
  /// The tag, or the name of the alias that a tagless one is declared with; nil for constants only.
  var name: String?
  var kind: Kind
  /// Nil for what C chooses.
  var rawType: ObjCType?
  var cases: [ObjCEnumerationCase] = []
}

struct ObjCEnumerationCase: Hashable, Codable, Sendable {
  var declaration: ObjCDeclaration
  var name: String
  /// As C computes it; the bits of unsigned ones.
  var value: Int64
}

/// `typedef`, other than that of an enumeration or structure under its own tag.
struct ObjCAlias: Hashable, Codable, Sendable {
  var declaration: ObjCDeclaration
  var name: String
  var type: ObjCType
  /// `NS_TYPED_ENUM` and its like.
  var wrapper: ObjCWrapper?
}

enum ObjCWrapper: String, Hashable, Codable, Sendable {
  /// `NS_TYPED_ENUM`
  case enumeration = "enum"
  /// `NS_TYPED_EXTENSIBLE_ENUM`
  case structure = "struct"
}

/// A C structure or union.
struct ObjCStructure: Hashable, Codable, Sendable {
  var declaration: ObjCDeclaration
  /// The tag, or the name of the alias that a tagless one is declared with.
  var name: String
  var isUnion = false
  /// False for `struct Opaque;`, which Swift has pointers of only.
  var isComplete = true
  var fields: [ObjCField] = []
}

struct ObjCField: Hashable, Codable, Sendable {
  var name: String
  var type: ObjCType
}
