import Foundation

/// A file that proxygen wrote, with the protocols that it is for: one as a rule.
struct Unit: Sendable {
  var listings: [Listing]
  var style: String
  var generated: String
  /// Protocols that proxygen warned of: nothing declares them, so that the file may lack what they require.
  var unknownInherited: Set<String>

  var name: String {
    let names = listings.map(\.protocol)
    return (style == "rx" ? names : names + [style]).joined(separator: ", ")
  }
}

/// What `proxygen list --format json` says of a protocol, as far as it is needed here.
struct Listing: Sendable, Codable {
  struct Location: Sendable, Codable {
    var path: String
    var line: Int
  }
  struct Requirement: Sendable, Codable {
    var location: Location
    var requirement: String
    var kind: String
  }

  var location: Location
  var `protocol`: String
  var proxy: String
  var parent: String
  var property: String
  var parentOrigin: String
  var requirements: [Requirement]
}

/// What proxygen says with `--diagnostics json`.
struct Report: Sendable, Codable, Hashable {
  var severity: String
  var rule: String
  var message: String
  var path: String?
  var line: Int?
}
