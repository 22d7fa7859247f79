import Diagnostics
import ProtocolModel

/// Whether a parent can have a subclass that overrides its delegate property.
struct LayeredParentRule {
  let symbols: SymbolTable

  /// Why there can be no subclass, and what to do.
  struct Fault: Error {
    var diagnostic: Diagnostic
  }

  func property(of named: NamedProtocol) -> Result<OverridableProperty, Fault> {
    let resolved = named.classified.resolved
    guard resolved.parent.origin != .none else {
      return .failure(Fault(diagnostic: .noLayer(named)))
    }
    let type = symbols.lookUpType(resolved.parent.type)
    if KnownPairs.forbidsWeakReferences([resolved.parent.type] + resolved.parent.superclasses)
      || resolved.declaration.context.has(.untypedParent)
    {
      let place = resolved.declaration.context.location
      return .failure(Fault(diagnostic: .unusable(named, place, Self.notWeak)))
    }
    if let type, let obstacle = obstacle(to: type) {
      let place = type.declaration.context.location
      return .failure(Fault(diagnostic: .unusable(named, place, obstacle)))
    }
    if type == nil, let obstacle = frameworkObstacle(resolved) {
      let place = resolved.declaration.context.location
      return .failure(Fault(diagnostic: .unusable(named, place, obstacle)))
    }
    let declared = type.flatMap { property(resolved.parent.property.name, of: $0.declaration) }
    if let type, let fault = fault(of: declared, in: type, named) {
      return .failure(Fault(diagnostic: fault))
    }
    return .success(
      OverridableProperty(
        resolved, declared?.member, delegateType: DelegateType(resolved).text,
        isOpenClass: isOpen(resolved.parent.type)))
  }

  /// Whether subclasses in other modules are welcome; foreign classes are taken for open.
  func isOpen(_ parent: String) -> Bool {
    symbols.lookUpType(parent).map { $0.declaration.context.accessLevel == .open } ?? true
  }

  private static let notWeak =
    "its objects can't be referenced weakly, as the inner delegate would do; serve the protocol in another style"

  // MARK: The class

  /// A property of a framework's view holds the framework's protocol; an app's own may refine that one.
  private func frameworkObstacle(_ resolved: ResolvedProtocol) -> String? {
    let parent = resolved.parent.type
    guard KnownPairs.globalActor(ofTypeNamed: parent) != nil,
      let prefix = FrameworkPrefix.of(parent), !resolved.declaration.name.hasPrefix(prefix)
    else { return nil }
    return "its property '\(resolved.parent.property.name)' holds a protocol of its framework; "
      + "serve the protocol in another style, give a subclass a property of this protocol and name it with "
      + "'// proxygen:parent TYPE'"
  }

  private func obstacle(to type: SymbolTable.Located<TypeDeclaration>) -> String? {
    let declaration = type.declaration
    if declaration.context.hasModifier("final") {
      return "it is final and can't have a subclass; remove 'final'"
    }
    if type.file.module != nil, declaration.context.accessLevel != .open {
      return
        "it is not open, and a subclass in another module needs that; serve the protocol in another style"
    }
    switch SuperclassInitializers(symbols: symbols).of(declaration.qualifiedName) {
    case .none:
      return
        "its initializers are private, and a subclass must call one of them; make one at least internal"
    case .known(let initializers) where initializers.isEmpty:
      return
        "its initializers are unavailable, and a subclass must call one of them; serve the protocol in another style"
    case .known(let initializers):
      let variadic = initializers.contains {
        $0.declaration.parameters.contains(where: \.isVariadic)
      }
      return variadic
        ? "a subclass can't pass on the variadic parameter of an initializer; "
          + "make that initializer a convenience one that calls another with an array" : nil
    case .unknown: return nil
    }
  }

  // MARK: The property

  private struct Declared {
    var member: TypeDeclaration.Member<Property>
    var isInExtension: Bool
  }

  /// That of the class itself or of the nearest superclass that has it.
  private func property(_ name: String, of type: TypeDeclaration) -> Declared? {
    symbols.superclasses(of: type.qualifiedName).lazy.compactMap { located -> Declared? in
      let own = located.declaration.properties.first { $0.declaration.name == name }
      if let own {
        return Declared(member: qualified(own, in: located.declaration), isInExtension: false)
      }
      return symbols.properties(of: located.declaration).first { $0.declaration.name == name }
        .map { Declared(member: $0, isInExtension: true) }
    }.first
  }

  private func qualified(
    _ member: TypeDeclaration.Member<Property>, in type: TypeDeclaration
  ) -> TypeDeclaration.Member<Property> {
    var member = member
    let qualification = Qualification(symbols: symbols, scope: type.enclosingTypes + [type.name])
    member.declaration.type = member.declaration.type.map(qualification.appliedInSignature)
    return member
  }

  private func fault(
    of declared: Declared?, in type: SymbolTable.Located<TypeDeclaration>, _ named: NamedProtocol
  ) -> Diagnostic? {
    guard let declared else {
      return .unusable(
        named, type.declaration.context.location,
        "no property '\(named.accessor)' is declared that a subclass could override; "
          + "name one with '// proxygen:property NAME' above the protocol")
    }
    let obstacle = holdsAnother(declared.member, named) ?? obstacle(to: declared, in: type)
    return obstacle.map {
      .unusable(named, declared.member.context.location, $0)
    }
  }

  /// The property of a superclass may hold a protocol that this one refines.
  private func holdsAnother(
    _ property: TypeDeclaration.Member<Property>, _ named: NamedProtocol
  ) -> String? {
    let resolved = named.classified.resolved
    let scope = resolved.parent.type.split(separator: ".").map(String.init)
    let expansion = AliasExpansion(symbols: symbols, scope: scope)
    let parts = property.declaration.type.map { expansion.expanded($0).core.parts } ?? []
    let held = parts.compactMap(\.core.qualifiedName)
      .compactMap { symbols.lookUpProtocol($0, inside: scope)?.declaration.qualifiedName }
    guard let first = held.first, !held.contains(resolved.declaration.qualifiedName) else {
      return nil
    }
    return "the property holds any '\(first)'; give the class a property of this protocol"
  }

  private func obstacle(
    to declared: Declared, in type: SymbolTable.Located<TypeDeclaration>
  ) -> String? {
    let context = declared.member.context
    if context.hasModifier("final") {
      return "the property is final and can't be overridden; remove 'final'"
    }
    if context.hasModifier("static") || context.hasModifier("class") {
      return
        "the property is static, and a subclass hears for one object; make it a property of each object"
    }
    if !declared.member.declaration.isSettable || context.hasModifier("private(set)")
      || context.hasModifier("fileprivate(set)")
    {
      return "the property can't be set from a subclass; make it a 'var' that can be"
    }
    if declared.isInExtension, !context.hasAttribute("objc") {
      return "a property of an extension can't be overridden; declare it in the class"
    }
    if type.file.module != nil, context.accessLevel != .open {
      return
        "the property is not open, and an override in another module needs that; serve the protocol in "
        + "another style"
    }
    return nil
  }
}

/// What a delegate property holds (`any ThingDelegate`, `any A & B`).
struct DelegateType {
  let text: String

  init(_ resolved: ResolvedProtocol) {
    let names = [resolved.declaration.qualifiedName] + resolved.companions
    text = "any " + names.joined(separator: " & ")
  }
}

extension Diagnostic {
  fileprivate static func unusable(
    _ named: NamedProtocol, _ place: SourceLocation, _ obstacle: String
  ) -> Diagnostic {
    let resolved = named.classified.resolved
    return .error(
      "unusable-parent", at: .source(place),
      "'\(resolved.parent.type)' can't be layered for '\(resolved.declaration.name)': \(obstacle), "
        + "or leave the protocol out with '// proxygen:skip'")
  }

  fileprivate static func noLayer(_ named: NamedProtocol) -> Diagnostic {
    let declaration = named.classified.resolved.declaration
    return .warning(
      "no-layer", at: .source(declaration.context.location),
      "'\(declaration.name)' has no parent whose property a subclass could override; "
        + "the style 'layered' makes nothing of it. Serve it in another style, or silence this with "
        + "'// proxygen:skip'")
  }
}
