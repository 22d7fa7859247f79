import Diagnostics
import ProtocolModel

/// What the style `layered` has to say about named protocols.
struct LayeredRule {
  let style: Style
  let symbols: SymbolTable

  /// In the order of the protocols, each with the one that it is about. Of several that clash, the first has no fault.
  func check(_ protocols: [NamedProtocol]) -> [Finding] {
    var sound: [NamedProtocol] = []
    return protocols.flatMap { named in
      let diagnostics = check(named, after: sound)
      if !diagnostics.contains(where: { $0.severity == .error }) { sound.append(named) }
      return diagnostics.map { Finding(diagnostic: $0, subject: named.subject) }
    }
  }

  private func check(_ named: NamedProtocol, after others: [NamedProtocol]) -> [Diagnostic] {
    switch LayeredParentRule(symbols: symbols).property(of: named) {
    case .failure(let fault): return [fault.diagnostic]
    case .success(let property):
      if let clash = clash(of: named, property, with: others) { return [clash] }
      return named.classified.requirements.flatMap(HookRule().check)
        + unknownInitializers(of: named, after: others)
    }
  }

  private func clash(
    of named: NamedProtocol, _ property: OverridableProperty, with others: [NamedProtocol]
  ) -> Diagnostic? {
    let className = LayeredName(named, style: style).text
    let earlier = LayeredRun(style: style, symbols: symbols).subclasses(of: others)
      .first { $0.meets(className, named) }
    guard let earlier, let first = earlier.layers.first?.named else { return nil }
    if first.classified.resolved.parent.type != named.classified.resolved.parent.type
      || first.conditions != named.conditions
    {
      return .sameSubclass(className, named, first)
    }
    let isTaken = earlier.layers.contains { $0.property.name == property.name }
    return isTaken ? .sameProperty(className, named, first) : nil
  }

  private func unknownInitializers(
    of named: NamedProtocol, after others: [NamedProtocol]
  ) -> [Diagnostic] {
    let parent = named.classified.resolved.parent.type
    let isTold = others.contains { $0.classified.resolved.parent.type == parent }
    guard !isTold,
      case .unknown(let name) = SuperclassInitializers(symbols: symbols).of(parent)
    else { return [] }
    return [.unknownInitializers(name, named)]
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
