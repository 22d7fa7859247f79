import Diagnostics
import ProtocolModel

/// Follows what a protocol inherits through the inputs.
struct InheritedProtocols {
  let symbols: SymbolTable

  /// The protocol itself first, then what it inherits, breadth first, each once.
  func of(
    _ declaration: ProtocolDeclaration, in file: SourceFile,
    into collector: inout DiagnosticCollector
  ) -> [SymbolTable.Located<ProtocolDeclaration>] {
    var family = [SymbolTable.Located(declaration: declaration, file: file)]
    var next = 0
    while next < family.count {
      let current = family[next].declaration
      next += 1
      for type in current.inheritedTypes.flatMap(Self.parts) {
        guard let name = type.core.qualifiedName else { continue }
        if let found = symbols.lookUpProtocol(name, inside: current.scope) {
          let isNew = !family.contains {
            $0.declaration.qualifiedName == found.declaration.qualifiedName
          }
          if isNew { family.append(found) }
        } else if !Self.known.contains(name), symbols.lookUpType(name) == nil {
          collector.add(.unknownInheritedProtocol(name, current))
        }
      }
    }
    return family
  }

  private static func parts(_ type: TypeReference) -> [TypeReference] {
    if case .composition(let types) = type.bare { return types }
    return [type]
  }

  /// Inherited names that ask nothing of a proxy, which is an `NSObject` and a class.
  private static let known: Set<String> = [
    "AnyObject", "class", "NSObjectProtocol", "Sendable", "SendableMetatype", "Any", "Hashable",
    "Equatable", "CustomStringConvertible", "CustomDebugStringConvertible", "UITraitEnvironment",
  ]
}

/// Whether only classes can conform.
struct ClassBoundRule {
  func isClassBound(_ family: [SymbolTable.Located<ProtocolDeclaration>]) -> Bool {
    family.contains { located in
      let declaration = located.declaration
      return declaration.context.hasAttribute("objc")
        || declaration.inheritedTypes.contains {
          ["AnyObject", "class", "NSObjectProtocol"].contains($0.core.qualifiedName)
        }
        || (declaration.whereClause ?? "").contains("Self: AnyObject")
    }
  }
}

/// Whether a delegate may leave a requirement out.
struct PresenceRule {
  let symbols: SymbolTable
  let family: [ProtocolDeclaration]

  func presence(
    of requirement: Requirement, in declaration: ProtocolDeclaration
  ) -> ResolvedRequirement.Presence {
    if requirement.context.hasModifier("optional") { return .optional }
    // The runtime never finds an extension's method, so a default body of an @objc protocol counts for nothing.
    if declaration.context.hasAttribute("objc") { return .required }
    return hasDefaultBody(requirement) ? .defaulted : .required
  }

  private func hasDefaultBody(_ requirement: Requirement) -> Bool {
    family.contains { declaration in
      (symbols.extensions[declaration.qualifiedName] ?? []).contains { provided in
        provided.whereClause == nil && provides(provided, requirement)
      }
    }
  }

  private func provides(_ provided: ExtensionDeclaration, _ requirement: Requirement) -> Bool {
    switch requirement.member {
    case .method(let method):
      provided.methods.contains {
        $0.declaration.fullName == method.fullName
          && $0.declaration.parameters.map(\.type.description)
            == method.parameters.map(\.type.description)
      }
    case .property(let property):
      provided.properties.contains { $0.declaration.name == property.name }
    case .initializer, .subscripting, .associatedType: false
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownInheritedProtocol(
    _ name: String, _ declaration: ProtocolDeclaration
  ) -> Diagnostic {
    .warning(
      "unknown-inherited-protocol", at: .source(declaration.context.location),
      "'\(declaration.name)' inherits '\(name)', which no input declares, so its requirements are "
        + "unknown; add the file or module that declares it to the inputs")
  }
}
