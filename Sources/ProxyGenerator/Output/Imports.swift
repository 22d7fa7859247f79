import ProtocolModel

/// The imports of an output file: those of the protocol's own file, the module it comes from, and the style's.
struct Imports {
  let unconditional: [String]
  let conditional: [(condition: String, text: String)]

  init(of protocols: [NamedProtocol], adding modules: [String]) {
    let resolved = protocols.map(\.classified.resolved)
    let own = (modules + resolved.flatMap(\.modules)).map {
      ImportDeclaration(text: "import \($0)", path: $0)
    }
    let all = resolved.flatMap(\.imports) + own
    let plain = all.filter(\.conditions.isEmpty).map { ($0.path, Self.text($0)) }
    unconditional = plain.sorted { $0 < $1 }.map(\.1).uniqued()
    let isImported = Set(unconditional)
    conditional = all.filter { !$0.conditions.isEmpty && !isImported.contains(Self.text($0)) }
      .uniqued().map { (SourceText.condition($0.conditions) ?? "", Self.text($0)) }
  }

  /// A generated file takes part in no re-export.
  private static func text(_ declaration: ImportDeclaration) -> String {
    declaration.text.split(separator: " ").filter { $0 != "@_exported" }.joined(separator: " ")
  }
}
