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
    ([head, facts] + stories.map(text)).filter { !$0.isEmpty }
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

  /// Those that no style changes, as the first style has them that serves the protocol.
  private var facts: [String] {
    guard let named = stories.lazy.compactMap(\.named).first else {
      return ["  It is not served; the styles say why."]
    }
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
      ("told", requirement.context.directives.map { "proxygen:\($0.key)" }.joined(separator: ", ")),
    ]
  }

  private func aligned(_ facts: [(name: String, text: String)]) -> [String] {
    let shown = facts.filter { !$0.text.isEmpty }
    let width = (shown.map(\.name.count).max() ?? 0) + 2
    return shown.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.count) + text
    }
  }

  // MARK: Styles

  private func text(_ story: StyleStory) -> [String] {
    guard let named = story.named else {
      return ["style \(story.style): not served"] + story.reasons.map { "  \($0)" }
    }
    switch declaration {
    case .delegate:
      let members = zip(named.classified.requirements, story.members).map { classified, member in
        let name = member.map { "\($0.name), " } ?? ""
        return "  \(classified.requirement.fullName): \(name)\(classified.kind.name)"
      }
      return ["style \(story.style): \(story.pieces.map(\.file).joined(separator: ", "))"] + members
    case .requirement(let requirement, _):
      let index = named.classified.requirements.firstIndex { $0.isOf(requirement) }
      let member = index.flatMap { story.members[$0] }
      let shown = member.map { "\($0.name), \($0.type)" } ?? "no member"
      return ["style \(story.style): \(shown)"] + story.pieces.flatMap(text)
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
