import Diagnostics
import ProtocolModel

/// What stands at a line of an input, as far as there is a story to tell of it.
public enum ExplainedDeclaration: Hashable, Sendable {
  case delegate(ProtocolDeclaration)
  case requirement(Requirement, of: ProtocolDeclaration)

  /// The declaration whose name stands in the line; else the one whose documentation does, or the last one before it.
  ///
  /// - Returns: nil where that is neither a protocol nor a requirement.
  public init?(_ files: [SourceFile], path: String, line: Int) {
    let all = files.flatMap(Self.candidates).filter { $0.location.path == path }
      .sorted { $0.location < $1.location }
    let found =
      all.last { $0.location.line == line }
      ?? all.first { $0.location.line > line && $0.firstLine <= line }
      ?? all.last { $0.location.line < line }
    guard let declaration = found?.declaration else { return nil }
    self = declaration
  }

  private struct Candidate {
    var location: SourceLocation
    var firstLine: Int
    /// Nil for what ends the one before and is nothing to tell of.
    var declaration: ExplainedDeclaration?

    init(_ context: DeclarationContext, _ declaration: ExplainedDeclaration?) {
      location = context.location
      let comments = context.documentation.count + context.directives.count
      firstLine = location.line - comments - context.attributes.count
      self.declaration = declaration
    }
  }

  private static func candidates(_ file: SourceFile) -> [Candidate] {
    let protocols = (file.protocols + file.localProtocols).flatMap { declaration in
      [Candidate(declaration.context, .delegate(declaration))]
        + declaration.requirements.map {
          Candidate($0.context, .requirement($0, of: declaration))
        }
    }
    return protocols + file.types.map { Candidate($0.context, nil) }
      + file.extensions.map { Candidate($0.context, nil) }
  }

  var context: DeclarationContext {
    switch self {
    case .delegate(let declaration): declaration.context
    case .requirement(let requirement, _): requirement.context
    }
  }

  var protocolDeclaration: ProtocolDeclaration {
    switch self {
    case .delegate(let declaration), .requirement(_, let declaration): declaration
    }
  }
}
