import Diagnostics
import ProtocolModel

/// A listing → what the report shows.
public struct ReportBuilder {
  private let listing: DelegateListing
  private let link: SourceLink
  private let generator: String
  private var anchors = Anchors(besides: Self.ownAnchors)
  /// What diagnostics are about, by its place.
  private var targets: [SourceLocation: String] = [:]

  /// The names that the template gives to parts of the page. Those of headings have two hyphens, as no anchor has.
  private static let ownAnchors: Set<String> = [
    "again", "clear", "count", "faulty", "nothing", "open", "problems", "protocols", "query",
  ]

  /// - Parameters:
  ///   - base: the path from the report's folder to the one that the listing's paths start from; empty for the same.
  ///   - generator: the program with its version.
  public init(_ listing: DelegateListing, base: String, generator: String) {
    self.listing = listing
    self.generator = generator
    link = SourceLink(base: base)
  }

  /// - Parameters:
  ///   - css: the style sheet that stands in the page.
  ///   - script: the program that does.
  public mutating func build(css: String, script: String) -> ReportContext {
    let anchored = listing.protocols.map { ($0, anchor($0)) }
    let unserved = listing.unserved.map { one in (one, anchor(one.name, one.location)) }
    let delegates = anchored.map { delegate($0, $1.id, $1.requirements) }
    let requirements = delegates.flatMap(\.requirements)
    return ReportContext(
      generator: generator, summary: summary(requirements.count), styles: listing.styles,
      problems: problems(),
      kinds: KindFilters.all(listing.protocols.flatMap(\.requirements)),
      hasFaultyRequirements: requirements.contains { $0.severity != nil }, protocols: delegates,
      unserved: unserved.map { one, id in
        ReportContext.Unserved(
          id: id, name: one.name, place: link.place(one.location),
          problems: problems(of: one.location, besides: []))
      },
      css: css, script: script,
      cssHash: ContentHash(css).policySource, scriptHash: ContentHash(script).policySource)
  }

  private func summary(_ requirements: Int) -> String {
    let unserved = listing.unserved.count
    return
      ([
        Count.text(listing.protocols.count, "protocol"), Count.text(requirements, "requirement"),
      ] + (unserved > 0 ? ["\(unserved) not served"] : [])).joined(separator: ", ")
  }

  // MARK: Anchors

  private mutating func anchor(
    _ listing: ProtocolListing
  ) -> (id: String, requirements: [String]) {
    let id = anchor(listing.protocol, listing.location)
    return (
      id,
      listing.requirements.map { anchor("\(listing.protocol) \($0.requirement)", $0.location) }
    )
  }

  private mutating func anchor(_ name: String, _ location: SourceLocation) -> String {
    let anchor = anchors.anchor(name)
    if targets[location] == nil { targets[location] = anchor }
    return anchor
  }

  // MARK: Problems

  private func problems() -> ReportContext.Problems? {
    guard !listing.diagnostics.isEmpty else { return nil }
    let severities: [Diagnostic.Severity] = [.error, .warning, .note]
    let sorted = severities.map { severity in
      (severity, listing.diagnostics.filter { $0.severity == severity })
    }
    let title = sorted.filter { !$1.isEmpty }.map { Count.text($1.count, $0.rawValue) }
    return ReportContext.Problems(
      title: title.joined(separator: ", "), items: sorted.flatMap { $1.map(problem) })
  }

  private func problem(_ diagnostic: Diagnostic) -> ReportContext.Problem {
    var target = listing.subjects[diagnostic].flatMap { targets[$0] }
    if case .source(let location) = diagnostic.place { target = targets[location] ?? target }
    return ReportContext.Problem(
      severity: diagnostic.severity.rawValue, message: Phrases.parts(diagnostic.message),
      rule: diagnostic.rule, place: link.place(diagnostic.place), target: target)
  }

  private func problems(of requirement: SourceLocation) -> [ReportContext.Problem] {
    listing.diagnostics.filter { $0.place == .source(requirement) }.map(problem)
  }

  /// Without those of its requirements.
  private func problems(
    of delegate: SourceLocation, besides requirements: [SourceLocation]
  ) -> [ReportContext.Problem] {
    listing.diagnostics.filter { diagnostic in
      (diagnostic.place == .source(delegate) || listing.subjects[diagnostic] == delegate)
        && !requirements.contains { diagnostic.place == .source($0) }
    }.map(problem)
  }

  // MARK: Protocols

  private func delegate(
    _ listing: ProtocolListing, _ id: String, _ ids: [String]
  ) -> ReportContext.Delegate {
    let problems = problems(
      of: listing.location, besides: listing.requirements.map(\.location))
    let hasParent = listing.parentOrigin != Parent.Origin.none.rawValue
    return ReportContext.Delegate(
      id: id, name: CodeParts.of(listing.protocol), place: link.place(listing.location),
      documentation: Paragraphs.texts(listing.documentation),
      parent: hasParent ? "\(listing.parent).\(listing.property)" : nil,
      parentOrigin: ListingTable.explanation(of: listing.parentOrigin),
      classes: listing.styles.map {
        .init(style: $0.style, name: CodeParts.of($0.name))
      },
      hasProblems: !problems.isEmpty, problems: problems,
      count: Count.text(listing.requirements.count, "requirement"),
      requirements: zip(listing.requirements, ids).map { requirement($0, $1, of: listing) })
  }

  private func requirement(
    _ row: ProtocolListing.Row, _ id: String, of owner: ProtocolListing
  ) -> ReportContext.Requirement {
    let members = row.members.map(ReportContext.Member.init)
    let problems = problems(of: row.location)
    let severities = problems.map(\.severity)
    return ReportContext.Requirement(
      id: id, name: CodeParts.of(row.requirement), kindID: KindFilters.id(row.kind), kind: row.kind,
      presence: row.presence, shown: members.filter { $0.style == owner.styles.first?.style },
      hasMembers: !members.isEmpty, members: members, reason: Phrases.parts(row.reason),
      place: link.place(row.location),
      documentation: Paragraphs.texts(row.documentation), hasProblems: !problems.isEmpty,
      problems: problems,
      severity: ["error", "warning", "note"].first(where: severities.contains),
      routes: row.routes.map { route in
        RouteBuilder(
          route: route, row: row, owner: owner, isOnly: row.routes.count == 1
        ).build()
      })
  }
}

extension ReportContext.Member {
  fileprivate init(_ member: StyleMember) {
    let use =
      switch member.role {
      case .element: "observe"
      case .responder: "answer"
      case .hook: "override"
      }
    self.init(style: member.style, name: CodeParts.of(member.name), use: use, type: member.type)
  }
}
