import Diagnostics
import ProtocolModel

/// One proxy that the inputs ask for: a protocol, once for each parent that its author names.
struct ProxySubject: Hashable, Sendable {
  /// The protocol with the types around it, as messages show it.
  var name: String
  var location: SourceLocation
  /// The parents that its comments name.
  var parents: [String]

  init(_ declaration: ProtocolDeclaration) {
    name = declaration.qualifiedName
    location = declaration.context.location
    parents = declaration.context.values(of: .parent)
  }
}

/// A protocol at one of the stages.
protocol HasSubject {
  var subject: ProxySubject { get }
}

extension SymbolTable.Located: HasSubject where Declaration == ProtocolDeclaration {
  var subject: ProxySubject { ProxySubject(declaration) }
}

extension ResolvedProtocol: HasSubject {
  var subject: ProxySubject { ProxySubject(declaration) }
}

extension ClassifiedProtocol: HasSubject {
  var subject: ProxySubject { resolved.subject }
}

extension NamedProtocol: HasSubject {
  var subject: ProxySubject { classified.subject }
}

/// A diagnostic and the proxy that it speaks of; none when it speaks of the run.
struct Finding: Hashable, Sendable {
  var diagnostic: Diagnostic
  var subject: ProxySubject?
}
