import Diagnostics
import ProtocolModel

/// The story of a protocol or a requirement, for `proxygen explain`.
public struct Explanation: Sendable {
  private let declaration: ExplainedDeclaration
  private let source: String
  private let stories: [StyleStory]

  /// - Parameters:
  ///   - source: the text that the declaration stands in, to quote it; empty where that is no Swift.
  ///   - configurations: one for each style, with that style alone.
  public init(
    of declaration: ExplainedDeclaration, in files: [SourceFile], source: String,
    configurations: [GeneratorConfiguration]
  ) {
    self.declaration = declaration
    self.source = source
    stories = configurations.flatMap { configuration in
      configuration.styles.map { style in
        var narrowed = configuration
        narrowed.protocolPatterns = [Wildcard(declaration.protocolDeclaration.name)]
        return StyleStory(declaration, files, narrowed, style: style)
      }
    }
  }

  /// Whole lines.
  public var text: String {
    ([head, facts] + stories.filter { $0.named != nil }.map(text) + unserved)
      .filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private var head: [String] {
    let location = declaration.context.location
    let place = "\(location.path):\(location.line)"
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let quoted =
      lines.indices.contains(location.line - 1)
      ? ["  " + lines[location.line - 1].drop { $0 == " " || $0 == "\t" }] : []
    switch declaration {
    case .delegate(let protocolDeclaration):
      return ["\(place): the protocol \(protocolDeclaration.qualifiedName)"] + quoted
    case .requirement(let requirement, let owner):
      return ["\(place): \(requirement.fullName) of \(owner.qualifiedName)"] + quoted
    }
  }

  // MARK: Facts

  /// Those that no style changes, as the first style has them that serves the protocol, else the first that knows it.
  private var facts: [String] {
    guard
      let story = stories.first(where: { $0.named != nil })
        ?? stories.first(where: { $0.known != nil }), let named = story.known
    else { return ["  It is not served; the styles say why."] }
    let parent = named.classified.resolved.parent
    let name = parent.origin == .none ? "none" : "\(parent.type).\(parent.property.name)"
    let origin = ListingTable.explanation(of: parent.origin.rawValue)
    let ofParent = ("parent", "\(name) (\(origin))")
    switch declaration {
    case .delegate: return aligned([ofParent] + protocolFacts(named.classified.resolved))
    case .requirement(let requirement, _):
      return aligned([ofParent] + requirementFacts(requirement, named))
    }
  }

  private func protocolFacts(_ resolved: ResolvedProtocol) -> [(String, String)] {
    [
      ("refines", resolved.inherited.joined(separator: ", ")),
      ("bound to", resolved.isClassBound ? "classes" : "nothing; structs may conform"),
      (
        "runtime",
        resolved.isObjectiveC ? "Objective-C's, which can intercept its calls" : "Swift's"
      ),
      ("isolation", resolved.globalActor.map { "@\($0)" } ?? ""),
      ("requirements", "\(resolved.requirements.count)"),
    ]
  }

  private func requirementFacts(
    _ requirement: Requirement, _ named: NamedProtocol
  ) -> [(String, String)] {
    guard let classified = named.classified.requirements.first(where: { $0.isOf(requirement) })
    else { return [] }
    let parameters = requirement.method?.parameters ?? requirement.subscripting?.parameters ?? []
    func text(_ index: Int) -> String { "\(parameters[index].name): \(parameters[index].type)" }
    let payload = classified.payload.filter(parameters.indices.contains)
    let sender = classified.sender.flatMap { parameters.indices.contains($0) ? $0 : nil }
    return [
      ("sender", sender.map(text) ?? ""),
      ("payload", payload.map(text).joined(separator: ", ")),
      ("returns", requirement.method?.returnType.map { "\($0)" } ?? ""),
      ("type", requirement.property?.type.map { "\($0)" } ?? ""),
      ("presence", classified.resolved.presence.name),
      ("kind", classified.kind.name),
      ("because", classified.reason),
      ("default", fallback(classified)),
      ("told", requirement.context.directives.map { "proxygen:\($0.key)" }.joined(separator: ", ")),
    ]
  }

  /// What answers when nobody else does.
  private func fallback(_ classified: ClassifiedRequirement) -> String {
    classified.isAnsweredByDefaultCode
      ? "the default body in an extension" : classified.kind.fallbackText ?? ""
  }

  /// Who gets a call, in order.
  private func way(_ route: CallRoute) -> String {
    let stops = route.stops.compactMap { stop -> String? in
      switch stop {
      case .forwardee(let isOptional): "the forwardee" + (isOptional ? ", if it implements it" : "")
      case .hook: "the hook"
      case .observers: "observers"
      case .responder: "the responder"
      case .fallback, .defaultBody: "the default"
      case .announcement: nil
      }
    }
    let separator = route.manner == .all ? ", then " : ", else "
    let announces = stops.count < route.stops.count
    return "a call goes to " + stops.joined(separator: separator)
      + (announces ? "; in the end observers hear of the question" : "")
  }

  private func aligned(_ facts: [(name: String, text: String)]) -> [String] {
    let shown = facts.filter { !$0.text.isEmpty }
    let width = (shown.map(\.name.count).max() ?? 0) + 2
    return shown.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.count) + text
    }
  }

  // MARK: Styles

  /// Styles that don't serve it, those with the same reasons together.
  private var unserved: [[String]] {
    let unserved = stories.filter { $0.named == nil }
    return unserved.map(\.reasons).uniqued().map { reasons in
      let styles = unserved.filter { $0.reasons == reasons }.map(\.style)
      let head =
        "style\(styles.count == 1 ? "" : "s") \(styles.joined(separator: ", ")): not served"
      return [head] + reasons.map { "  \($0)" }
    }
  }

  private func text(_ story: StyleStory) -> [String] {
    guard let named = story.named else { return [] }
    switch declaration {
    case .delegate:
      let members = zip(named.classified.requirements, story.members).map { classified, members in
        let names = members.map { "\($0.name), " }.joined()
        return "  \(classified.requirement.fullName): \(names)\(classified.kind.name)"
      }
      return ["style \(story.style): \(story.pieces.map(\.file).joined(separator: ", "))"] + members
    case .requirement(let requirement, _):
      let index = named.classified.requirements.firstIndex { $0.isOf(requirement) }
      let members = index.map { story.members[$0] } ?? []
      let shown = members.isEmpty ? "no member" : members.map(text).joined(separator: "; ")
      let route = index.flatMap { story.routes[$0] }
      return ["style \(story.style): \(shown)"]
        + [route.map { "  \(way($0))" }].compactMap(\.self) + story.pieces.flatMap(text)
    }
  }

  private func text(_ member: StyleMember) -> String {
    switch member.role {
    case .element: "\(member.name), element \(member.type)"
    case .responder: "\(member.name), responder \(member.type)"
    case .hook: "override \(member.type)"
    }
  }

  private func text(_ piece: StyleStory.Piece) -> [String] {
    let blocks = piece.blocks.map { $0.map { $0.isEmpty ? "" : "    \($0)" } }
    return ["", "  in \(piece.file):"]
      + blocks.flatMap { [""] + $0 }
  }
}

extension ClassifiedRequirement {
  fileprivate func isOf(_ requirement: Requirement) -> Bool {
    self.requirement.context.location == requirement.context.location
  }
}
