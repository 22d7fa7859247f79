import ProtocolModel

/// The imports of an output file: those of the protocol's own file, the module it comes from, and the style's.
struct Imports {
  /// In the groups that `swift format` asks for, each sorted by module; none is empty.
  let groups: [[String]]
  let conditional: [(condition: String, text: String)]

  init(of protocols: [NamedProtocol], adding modules: [String]) {
    let resolved = protocols.map(\.classified.resolved)
    self.init(resolved.flatMap(\.imports), modules: modules + resolved.flatMap(\.modules))
  }

  init(_ declarations: [ImportDeclaration], modules: [String]) {
    let own = modules.map { ImportDeclaration(text: "import \($0)", path: $0) }
    let all = (declarations + own).map(\.withoutReexport).uniqued()
    let unconditional = all.filter(\.conditions.isEmpty)
      .sorted { ($0.path, $0.text) < ($1.path, $1.text) }
    groups = Group.allCases.map { group in
      unconditional.filter { Group($0) == group }.map(\.text).uniqued()
    }.filter { !$0.isEmpty }
    let isImported = Set(unconditional.map(\.text))
    conditional = all.filter { !$0.conditions.isEmpty && !isImported.contains($0.text) }
      .map { (SourceText.condition($0.conditions) ?? "", $0.text) }
  }

  /// In the order that the rule OrderedImports of `swift format` has.
  private enum Group: CaseIterable {
    case modules, declarations, implementation, testable

    init(_ declaration: ImportDeclaration) {
      let words = declaration.text.words
      if words.contains("@testable") {
        self = .testable
      } else if words.contains("@_implementationOnly") {
        self = .implementation
      } else {
        self = words.dropLast().last == "import" ? .modules : .declarations
      }
    }
  }
}

extension ImportDeclaration {
  /// A generated file takes part in no re-export.
  fileprivate var withoutReexport: ImportDeclaration {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return self }
    let words = text.words.filter { $0 != "@_exported" }
    return ImportDeclaration(
      text: words.joined(separator: " "), path: path, conditions: conditions)
  }
}

extension String {
  fileprivate var words: [Substring] {
    utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
  }
}
