import Diagnostics
import ProtocolModel

/// What a source declares and neither output nor messages speak of.
struct LostDeclarations {
  private let file: SourceFile
  private let style: String
  private let output: String
  /// The words of output and messages.
  private let words: Set<Substring>
  private let toldLines: Set<Int>
  private let hasErrors: Bool

  init(file: SourceFile, generated: Pipeline.Generated, style: String) {
    (self.file, self.style) = (file, style)
    let diagnostics = generated.diagnostics
    output = generated.files.flatMap(\.self).map(\.contents).joined(separator: "\n")
    words = Self.words(output + "\n" + diagnostics.map(\.message).joined(separator: "\n"))
    toldLines = Set(diagnostics.compactMap(\.line))
    hasErrors = diagnostics.contains { $0.severity == .error }
  }

  /// Nil where nothing is lost. After an error there need be no output.
  var fault: String? {
    guard style != "control", !hasErrors else { return nil }
    for declaration in file.protocols where declaration.context.directives.isEmpty {
      if isDelegate(declaration), !isToldOf(declaration.name, declaration.context) {
        return "\(style): nothing is said of \(declaration.name)\n\(output)"
      }
      guard isServed(declaration) else { continue }
      for requirement in declaration.requirements
      where requirement.context.directives.isEmpty && !requirement.context.isGone {
        if let name = requirement.spokenName, !isToldOf(name, requirement.context) {
          return "\(style): nothing is said of \(requirement.fullName)\n\(output)"
        }
      }
    }
    return nil
  }

  private func isToldOf(_ name: String, _ context: DeclarationContext) -> Bool {
    words.contains(name[...]) || toldLines.contains(context.location.line)
      // One that isn't a word by itself.
      || Self.words(name) != [name[...]] && output.contains(name)
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }

  /// By its name alone, and where somebody may use it.
  private func isDelegate(_ declaration: ProtocolDeclaration) -> Bool {
    declaration.name.hasSuffix("Delegate") && !declaration.requirements.isEmpty
      && !declaration.context.isGone
  }

  /// Whether the output conforms to a protocol.
  private func isServed(_ declaration: ProtocolDeclaration) -> Bool {
    output.split(whereSeparator: \.isNewline).contains { line in
      line.hasPrefix("extension ") && line.hasSuffix(": \(declaration.name) {")
    }
  }
}

extension DeclarationContext {
  /// What nobody may call is no more than forwarded, by the runtime.
  fileprivate var isGone: Bool {
    attributes.contains { attribute in
      attribute.name == "available"
        && ["unavailable", "obsoleted"].contains { attribute.arguments?.contains($0) ?? false }
    }
  }
}

extension Requirement {
  /// What every mention of it has in it; nil for what has no name.
  fileprivate var spokenName: String? {
    switch member {
    case .method(let method): method.name
    case .property(let property): property.name
    case .initializer: "init"
    case .subscripting: "subscript"
    case .associatedType(let type): type.name
    }
  }
}

extension Diagnostic {
  fileprivate var line: Int? {
    if case .source(let location) = place { location.line } else { nil }
  }
}
