import Diagnostics

/// A listing as Markdown, with the tables of GitHub and GitLab.
public struct ListingMarkdown {
  private let listing: DelegateListing

  public init(_ listing: DelegateListing) { self.listing = listing }

  /// What is wrong on top, then a section for each protocol. Whole lines.
  public var text: String {
    let sections = [problems] + listing.protocols.map(section)
    return "# Delegate protocols\n"
      + sections.compactMap(\.self).map { "\n\($0)" }.joined()
  }

  private var problems: String? {
    guard !listing.diagnostics.isEmpty else { return nil }
    return listing.diagnostics.map { diagnostic in
      let place = place(diagnostic.place).map { "\(Markdown.code($0)) " } ?? ""
      let message = Phrases.parts(diagnostic.message)
        .map { $0.isCode ? Markdown.code($0.text) : Markdown.escaped($0.text) }.joined()
      return "- **\(diagnostic.severity.rawValue)** \(place)\(message)\n"
    }.joined()
  }

  private func place(_ place: Diagnostic.Place) -> String? {
    switch place {
    case .source(let location): "\(location.path):\(location.line)"
    case .file(let path): path
    case .commandLine: nil
    }
  }

  private func section(_ listing: ProtocolListing) -> String {
    let parent =
      listing.parentOrigin == "none"
      ? "No parent" : "Parent \(Markdown.code("\(listing.parent).\(listing.property)"))"
    let classes = listing.styles
      .map { ", \(Markdown.escaped($0.style)) \(Markdown.code($0.name))" }.joined()
    let origin = Markdown.escaped(ListingTable.explanation(of: listing.parentOrigin))
    let place = Markdown.code("\(listing.location.path):\(listing.location.line)")
    let head = ["requirement", "kind"] + listing.styles.map(\.style) + ["default", "because"]
    let rows = listing.requirements.map { cells($0, styles: listing.styles.map(\.style)) }
    let table =
      [head.map(Markdown.escaped), head.map { _ in "---" }]
      + rows.map { $0.map { $0.isEmpty ? " " : $0 } }
    return
      "## \(Markdown.code(listing.protocol))\n\n\(parent) (\(origin))\(classes), in \(place).\n\n"
      + table.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private func cells(_ row: ProtocolListing.Row, styles: [String]) -> [String] {
    let members = styles.map { style in
      row.members.filter { $0.style == style }
        .map { member in
          let type = member.role == .hook ? member.type : "\(member.name): \(member.type)"
          return Markdown.cellCode(type)
        }
        .joined(separator: "<br>")
    }
    let presence = row.presence == "required" ? "" : " (\(row.presence))"
    return [Markdown.cellCode(row.requirement) + presence, row.kind] + members + [
      row.default.map(Markdown.cellCode) ?? "", Markdown.escaped(row.reason),
    ]
  }
}

/// Text that Markdown takes for nothing else.
enum Markdown {
  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!": "\\\(character)"
      case _ where character.isNewline: " "
      default: "\(character)"
      }
    }.joined()
  }

  /// Between more back-ticks than it has in a row.
  static func code(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let runs = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: runs + 1)
    let padding = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + padding + line + padding + fence
  }

  /// In a table, a bar ends the cell even in code.
  static func cellCode(_ text: String) -> String {
    code(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
