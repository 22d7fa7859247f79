import Diagnostics
import ProtocolModel

/// What one style makes of a declaration.
struct StyleStory: Equatable, Sendable {
  struct Piece: Equatable, Sendable {
    var file: String
    var blocks: [[String]]
  }

  var style: String
  /// The first proxy of the protocol, if there is any.
  var named: NamedProtocol?
  /// What is known of the protocol, whether it is served or not: nil when it is no delegate's, or has no parent.
  var known: NamedProtocol?
  /// What users see of its requirements, in their order; none of one that is only forwarded.
  var members: [[StyleMember]]
  /// The way of a call of each, where there is one.
  var routes: [CallRoute?]
  /// What stands in the output because of the requirement; for a protocol, the files alone.
  var pieces: [Piece]
  /// Why the protocol is not served; empty where it is.
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
    var whole = configuration
    whole.faultReach = .wholeRun
    let all = ProxyGenerator.served(inputs, whole)
    named = Self.proxy(of: declaration.protocolDeclaration, in: runs)
    known = named ?? Self.proxy(of: declaration.protocolDeclaration, in: all)
    let builders = known.map { RequirementBuilder.all(of: $0, style: style) } ?? []
    members = builders.map(StyleMember.all)
    routes = builders.map { CallRoute.all([$0]).first }
    self.style = style.name
    let findings = all.flatMap(\.findings.findings)
    let errors = findings.map(\.diagnostic).filter { $0.severity == .error }.map(\.message)
    reasons = named == nil ? errors.uniqued() : []
    pieces =
      switch declaration {
      case .delegate: outputs.map { Piece(file: $0.name, blocks: []) }
      case .requirement(let requirement, _):
        Self.pieces(
          outputs, without: Self.outputs(files.map { $0.without(requirement) }, configuration))
      }
  }

  /// The protocol's own first proxy, else one of a protocol that refines it.
  private static func proxy(
    of declaration: ProtocolDeclaration, in runs: [ServedProtocols]
  ) -> NamedProtocol? {
    let name = declaration.qualifiedName
    let proxies = runs.flatMap(\.protocols)
    return proxies.first { $0.classified.resolved.declaration.qualifiedName == name }
      ?? proxies.first { $0.classified.resolved.requirements.contains { $0.origin == name } }
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
