import Diagnostics
import ProtocolModel

/// What one style makes of a declaration.
struct StyleStory: Equatable, Sendable {
  struct Piece: Equatable, Sendable {
    var file: String
    var blocks: [[String]]
  }

  /// What users see of a requirement.
  struct Member: Equatable, Sendable {
    var name: String
    /// `element` or `responder`, and its type.
    var type: String
  }

  var style: String
  /// The first proxy of the protocol, if there is any.
  var named: NamedProtocol?
  /// In the order of its requirements; nil for one that is only forwarded.
  var members: [Member?]
  /// What stands in the output because of the requirement; for a protocol, the files alone.
  var pieces: [Piece]
  /// Why the protocol is not served, in whole sentences; empty where it is.
  var reasons: [String]

  /// Makes the output with the requirement and without it: what it lacks then is the requirement's. That holds in every
  /// style, users' own among them.
  init(
    _ declaration: ExplainedDeclaration, _ files: [SourceFile],
    _ configuration: GeneratorConfiguration, style: Style
  ) {
    var collector = DiagnosticCollector()
    let inputs = Inputs(files, configuration.rules)
    let runs = ProxyGenerator.served(inputs, configuration)
    let outputs = ProxyGenerator.outputs(runs, inputs, configuration, into: &collector)
    let name = declaration.protocolDeclaration.qualifiedName
    let proxies = runs.flatMap(\.protocols)
    named =
      proxies.first { $0.classified.resolved.declaration.qualifiedName == name }
      ?? proxies.first { $0.classified.resolved.requirements.contains { $0.origin == name } }
    members = named.map { RequirementBuilder.all(of: $0, style: style).map(Member.init) } ?? []
    self.style = style.name
    reasons =
      named == nil
      ? collector.diagnostics.filter { $0.rule != "keep-going" }.map(\.message) : []
    pieces =
      switch declaration {
      case .delegate: outputs.map { Piece(file: $0.name, blocks: []) }
      case .requirement(let requirement, _):
        Self.pieces(
          outputs, without: Self.outputs(files.map { $0.without(requirement) }, configuration))
      }
  }

  private static func outputs(
    _ files: [SourceFile], _ configuration: GeneratorConfiguration
  ) -> [OutputFile] {
    var collector = DiagnosticCollector()
    let inputs = Inputs(files, configuration.rules)
    return ProxyGenerator.outputs(
      ProxyGenerator.served(inputs, configuration), inputs, configuration, into: &collector)
  }

  private static func pieces(_ outputs: [OutputFile], without others: [OutputFile]) -> [Piece] {
    outputs.compactMap { output in
      let other = others.first { $0.name == output.name }
      let blocks = AddedLines(
        in: output.contents.withoutHeader, since: other?.contents.withoutHeader ?? ""
      ).blocks
      return blocks.isEmpty ? nil : Piece(file: output.name, blocks: blocks)
    }
  }
}

extension StyleStory.Member {
  fileprivate init?(_ builder: RequirementBuilder) {
    guard let name = builder.memberName else { return nil }
    let kind = builder.classified.kind
    let isHeard =
      switch kind {
      case .interceptableEvent, .event: true
      default: false
      }
    self.init(
      name: name, type: (isHeard ? "element " : "responder ") + builder.responderType)
  }
}

extension SourceFile {
  fileprivate func without(_ requirement: Requirement) -> SourceFile {
    var file = self
    for index in file.protocols.indices {
      file.protocols[index].requirements.removeAll { $0.context == requirement.context }
    }
    for index in file.localProtocols.indices {
      file.localProtocols[index].requirements.removeAll { $0.context == requirement.context }
    }
    return file
  }
}

extension String {
  /// The comment that opens the file tells of its making.
  fileprivate var withoutHeader: String {
    var rest = self[...]
    while rest.hasPrefix("//"), let end = rest.firstIndex(of: "\n") {
      rest = rest[rest.index(after: end)...]
    }
    return String(rest)
  }
}
