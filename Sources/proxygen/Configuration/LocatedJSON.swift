import Diagnostics

/// JSON (RFC 8259) with comments, each value with its place: Foundation reads JSON without telling where a value
/// stood, and stops at the first fault, while a configuration's every fault is to be shown at its line.
struct LocatedJSON: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([LocatedJSON])
    /// In the order of the text; no name twice.
    case object([Member])
  }

  struct Member: Equatable, Sendable {
    var name: String
    /// Where the name stands.
    var location: SourceLocation
    var value: LocatedJSON
  }

  var value: Value
  var location: SourceLocation

  /// What messages call the value.
  var kind: String {
    switch value {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let text): text
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
