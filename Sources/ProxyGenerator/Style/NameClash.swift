import Diagnostics
import ProtocolModel
import TemplateEngine

/// Types of the inputs that have the name of something that a style's templates mention: in the output's module they hide
/// it.
struct NameClash {
  let style: Style
  /// The types that the output's module declares at its top level.
  let declared: Set<String>

  init(style: Style, files: [SourceFile]) {
    self.style = style
    let own = files.filter { $0.module == nil }
    declared = Set(
      own.flatMap(\.types).filter(\.enclosingTypes.isEmpty).map(\.name)
        + own.flatMap(\.protocols).filter(\.enclosingTypes.isEmpty).map(\.name))
  }

  /// The templates with their own names told apart from those of the inputs.
  func resolved(in library: TemplateLibrary) -> TemplateLibrary {
    let spellings = spellings
    return spellings.isEmpty ? library : library.replacingWords(spellings, in: "\(style.name)/")
  }

  /// The style that writes in the same way what no template holds.
  var resolvedStyle: Style {
    var style = style
    style.spellings = spellings
    return style
  }

  private var spellings: [String: String] {
    var spellings: [String: String] = [:]
    for (module, names) in style.names.types {
      for name in names where declared.contains(name) { spellings[name] = "\(module).\(name)" }
    }
    for (name, other) in style.names.helpers where declared.contains(name) {
      spellings[name] = other
    }
    return spellings
  }

  /// What a protocol or its parent mentions and the output can't say.
  func check(_ named: NamedProtocol) -> [Diagnostic] {
    let resolved = named.classified.resolved
    let inner = style.names.inner.filter(declared.contains)
    guard !inner.isEmpty else { return [] }
    let types = resolved.requirements.flatMap(\.requirement.mentionedTypes)
    let names = [resolved.parent.type, resolved.declaration.qualifiedName] + resolved.companions
    return inner.filter { name in
      names.contains(name)
        || types.contains { type in
          type.contains {
            $0.qualifiedName == name || $0.qualifiedName?.hasPrefix(name + ".") ?? false
          }
        }
    }.map { .hiddenName($0, resolved.declaration, style) }
  }
}

extension Requirement {
  fileprivate var mentionedTypes: [TypeReference] {
    switch member {
    case .method(let method): method.parameters.map(\.type) + [method.returnType].compactMap { $0 }
    case .property(let property): [property.type].compactMap { $0 }
    case .subscripting(let subscripting):
      subscripting.parameters.map(\.type) + [subscripting.returnType]
    case .initializer, .associatedType: []
    }
  }
}

extension Diagnostic {
  fileprivate static func hiddenName(
    _ name: String, _ declaration: ProtocolDeclaration, _ style: Style
  ) -> Diagnostic {
    .error(
      "hidden-name", at: .source(declaration.context.location),
      "'\(declaration.name)' needs the type '\(name)', and what the style '\(style.name)' extends has another "
        + "'\(name)' of its own; rename the type, or leave the protocol out with "
        + "'// proxygen:skip'")
  }
}
