import Diagnostics

/// Listings as a text table for people.
public struct ListingTable {
  private let listings: [ProtocolListing]
  private let style: TerminalStyle

  public init(_ listings: [ProtocolListing], style: TerminalStyle = .plain) {
    (self.listings, self.style) = (listings, style)
  }

  /// A block for each protocol, a blank line between them; empty for no protocol.
  public var text: String { listings.map(block).joined(separator: "\n") }

  private func block(_ listing: ProtocolListing) -> String {
    let table = TextTable(
      rows: [head(listing)] + listing.requirements.flatMap { rows($0, of: listing) })
    let lines = [title(listing)] + table.lines(style, indentation: 2)
    return lines.map { $0 + "\n" }.joined()
  }

  private func title(_ listing: ProtocolListing) -> String {
    let parent =
      listing.parentOrigin == "none"
      ? "no parent" : "parent \(listing.parent).\(listing.property)"
    let classes = listing.styles.map { one in
      listing.styles.count > 1 ? "\(one.style) \(one.name)" : "proxy \(one.name)"
    }
    let about = [parent + " (\(Self.explanation(of: listing.parentOrigin)))"] + classes
    return style.painted(VisibleText.of(listing.protocol), .bold) + ": "
      + VisibleText.of(about.joined(separator: ", "))
  }

  private func head(_ listing: ProtocolListing) -> [TextTable.Cell] {
    let names = listing.styles.count > 1 ? ["STYLE", "NAME", "TYPE"] : ["NAME", "TYPE"]
    return (["REQUIREMENT", "PRESENCE", "KIND"] + names + ["DEFAULT", "BECAUSE"])
      .map { TextTable.Cell($0, .dim) }
  }

  /// One for each member that users see; what holds for all of them stands in the first one.
  private func rows(
    _ row: ProtocolListing.Row, of listing: ProtocolListing
  ) -> [[TextTable.Cell]] {
    let isOfSeveral = listing.styles.count > 1
    let shown = isOfSeveral ? row.members : Array(row.members.prefix(1))
    let members: [StyleMember?] = shown.isEmpty ? [nil] : shown
    return members.enumerated().map { index, member in
      let isFirst = index == 0
      func once(_ text: String, _ paint: TerminalStyle.Paint? = nil) -> TextTable.Cell {
        TextTable.Cell(isFirst ? text : "", paint)
      }
      let style = isOfSeveral ? [TextTable.Cell(member?.style ?? "-")] : []
      return [
        once(row.requirement), once(row.presence), once(row.kind, Self.paint(row.kind)),
      ] + style + [
        TextTable.Cell(member?.name ?? "-", .cyan), TextTable.Cell(member?.type ?? "-"),
        once(row.default ?? "-"), once(row.reason, .dim),
      ]
    }
  }

  private static func paint(_ kind: String) -> TerminalStyle.Paint? {
    switch kind {
    case "interceptable event", "event": .blue
    case "answer", "keyed answer", "computed answer": .green
    case "decision", "state": .magenta
    case "forwarded only": .yellow
    case "unsupported": .red
    default: nil
    }
  }

  static func explanation(of origin: String) -> String {
    switch origin {
    case "property": "its property in the inputs"
    case "sender": "the sender of its methods"
    case "none": "an object of its own by 'proxygen:standalone'"
    default: "named by 'proxygen:parent'"
    }
  }
}
