/// Listings as a text table for people.
public struct ListingTable {
  private let listings: [ProtocolListing]

  public init(_ listings: [ProtocolListing]) { self.listings = listings }

  /// A block for each protocol, a blank line between them; empty for no protocol.
  public var text: String { listings.map(block).joined(separator: "\n") }

  private func block(_ listing: ProtocolListing) -> String {
    let rows =
      [["REQUIREMENT", "PRESENCE", "KIND", "NAME", "TYPE", "DEFAULT", "BECAUSE"]]
      + listing.requirements.map { row in
        [
          row.requirement, row.presence, row.kind, row.name ?? "-", row.type ?? "-",
          row.default ?? "-", row.reason,
        ]
      }
    let parent =
      listing.parentOrigin == "none"
      ? "no parent" : "parent \(listing.parent).\(listing.property)"
    let head =
      "\(listing.protocol): \(parent) (\(Self.explanation(of: listing.parentOrigin))), "
      + "proxy \(listing.proxy)\n"
    return head + aligned(rows).map { "  \($0)\n" }.joined()
  }

  static func explanation(of origin: String) -> String {
    switch origin {
    case "property": "its property in the inputs"
    case "sender": "the sender of its methods"
    case "none": "an object of its own by 'proxygen:standalone'"
    default: "named by 'proxygen:parent'"
    }
  }

  /// All columns but the last are as wide as their widest cell.
  private func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        column == columns - 1
          ? row[column]
          : row[column] + String(repeating: " ", count: widths[column] - row[column].count)
      }.joined(separator: "  ")
    }
  }
}
