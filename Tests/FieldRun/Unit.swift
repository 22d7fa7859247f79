import Foundation

/// A delegate protocol that proxygen wrote a file for.
struct Unit: Sendable {
  var listing: Listing
  var generated: String

  var name: String { listing.protocol }
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
