import Diagnostics
import ProtocolModel

/// What the style `layered` makes of classified protocols: a subclass for each parent.
struct LayeredRun {
  let style: Style
  let symbols: SymbolTable

  /// One subclass, with its protocols in the order of the inputs.
  struct Subclass {
    var className: String
    var layers: [(named: NamedProtocol, property: OverridableProperty)]
    var protocols: [NamedProtocol] { layers.map(\.named) }
    var conditions: [Condition] { layers.first?.named.classified.resolved.conditions ?? [] }
  }

  /// In the order of the inputs.
  func subclasses(
    for protocols: [ClassifiedProtocol], into collector: inout DiagnosticCollector
  ) -> [Subclass] {
    let rule = LayeredParentRule(symbols: symbols)
    let named = Namer(style: style, parentMembers: parentMembers(protocols))
      .name(protocols.map(\.heardInTheCall), into: &collector)
    var subclasses: [Subclass] = []
    for protocolNamed in named {
      guard let property = rule.property(of: protocolNamed, into: &collector) else { continue }
      for requirement in protocolNamed.classified.requirements {
        collector.add(contentsOf: HookRule(named: protocolNamed).check(requirement))
      }
      let className = LayeredName(protocolNamed, style: style).text
      let parent = protocolNamed.classified.resolved.parent.type
      let conditions = BuildConditions(protocolNamed.classified.resolved.conditions)
      let existing = subclasses.firstIndex {
        $0.className == className && !BuildConditions($0.conditions).excludes(conditions)
      }
      if let index = existing {
        let first = subclasses[index].layers[0].named
        if first.classified.resolved.parent.type != parent
          || first.classified.resolved.conditions != protocolNamed.classified.resolved.conditions
        {
          collector.add(.sameSubclass(className, protocolNamed, first))
        } else if subclasses[index].layers.contains(where: { $0.property.name == property.name }) {
          collector.add(.sameProperty(className, protocolNamed, first))
        } else {
          subclasses[index].layers.append((protocolNamed, property))
        }
      } else {
        collector.add(contentsOf: unknownInitializers(of: protocolNamed))
        subclasses.append(Subclass(className: className, layers: [(protocolNamed, property)]))
      }
    }
    return subclasses
  }

  /// Names that a hook may not take from the parent.
  private func parentMembers(_ protocols: [ClassifiedProtocol]) -> [String: Set<String>] {
    let parents = protocols.map(\.resolved.parent.type).uniqued()
    return Dictionary(
      uniqueKeysWithValues: parents.map { parent in
        let types = symbols.superclasses(of: parent).map(\.declaration)
        let names = types.flatMap { type in
          symbols.properties(of: type).map(\.declaration.name)
            + type.methods.map(\.declaration.name)
            + (symbols.extensions[type.qualifiedName] ?? []).flatMap(\.methods)
            .map(\.declaration.name)
        }
        return (parent, Set(names))
      })
  }

  private func unknownInitializers(of named: NamedProtocol) -> [Diagnostic] {
    let parent = named.classified.resolved.parent.type
    guard case .unknown(let name) = SuperclassInitializers(symbols: symbols).of(parent) else {
      return []
    }
    return [.unknownInitializers(name, named)]
  }
}

/// The subclass's name: the parent's with the types around it, without `UI` and `NS`, in the style's pattern.
struct LayeredName {
  let text: String

  init(_ named: NamedProtocol, style: Style) {
    let parent = named.classified.resolved.parent.type
    let path = parent.split(separator: ".").map(String.init).map(Self.plain).joined()
    text = style.proxy.text { placeholder in
      switch placeholder {
      case .parent, .parentType: path
      case .protocol, .proxy: named.proxy
      }
    }
  }

  private static func plain(_ name: String) -> String {
    guard let prefix = FrameworkPrefix.of(name), ["UI", "NS"].contains(prefix) else { return name }
    return String(name.dropFirst(prefix.count))
  }
}

extension Diagnostic {
  fileprivate static func unknownInitializers(
    _ name: String, _ named: NamedProtocol
  ) -> Diagnostic {
    .warning(
      "unknown-initializers", at: .source(named.classified.resolved.declaration.context.location),
      "the designated initializers of '\(name)' aren't known, so 'init()' is taken for the only one; add the "
        + "file or module that declares '\(name)' to the inputs")
  }

  fileprivate static func sameSubclass(
    _ className: String, _ named: NamedProtocol, _ first: NamedProtocol
  ) -> Diagnostic {
    .error(
      "same-proxy", at: .source(named.classified.resolved.declaration.context.location),
      "'\(className)' is made for '\(first.classified.resolved.parent.type)' already; rename a parent, or leave "
        + "one of the protocols out with '// proxygen:skip'")
  }

  fileprivate static func sameProperty(
    _ className: String, _ named: NamedProtocol, _ first: NamedProtocol
  ) -> Diagnostic {
    .error(
      "same-proxy", at: .source(named.classified.resolved.declaration.context.location),
      "'\(className)' overrides '\(named.accessor)' for the protocol at "
        + "\(first.classified.resolved.declaration.context.location) already; leave one of them out with "
        + "'// proxygen:skip'")
  }
}
