import ProtocolModel

/// A property of the inputs that holds delegates of a protocol, with the type that has it.
struct ParentCandidate: Sendable {
  var type: SymbolTable.Located<TypeDeclaration>
  var property: TypeDeclaration.Member<Property>
  var rank: Int

  /// `Thing.delegate`.
  var name: String { "\(type.declaration.qualifiedName).\(property.declaration.name)" }

  /// How the property is set where the protocol's author says so.
  var declaredSetter: String?

  /// Whether it could be a parent at all, as far as the property alone tells.
  var isUsable: Bool {
    guard case .class = type.declaration.kind else { return false }
    return isVisible && !isStatic && setter != nil && type.declaration.genericParameters.isEmpty
  }

  /// The statement that sets the property: an assignment, else the call of a method that is named for it
  /// (`setDelegate(_:)`); nil where there is neither.
  var setter: String? {
    if let declaredSetter { return declaredSetter }
    let name = property.declaration.name
    if isSettable { return "object.\(Word.escaped(name)) = delegate" }
    let methodName = "set" + Word.upperFirst(name)
    let hasMethod = type.declaration.methods.contains { method in
      let parameters = method.declaration.parameters
      return method.declaration.name == methodName && parameters.count == 1
        && parameters[0].label == nil && parameters[0].type.unwrapped != nil
        && method.context.accessLevel > .fileprivate
    }
    return hasMethod ? "object.\(methodName)(delegate)" : nil
  }

  /// Whether an assignment to the property is all there is to it.
  var isPlain: Bool { declaredSetter == nil && isSettable }

  /// Why it can't be a parent, as a sentence that says what to do; nil when it can.
  func obstacle(in symbols: SymbolTable) -> String? {
    switch type.declaration.kind {
    case .class: break
    case .actor: return "an actor's property can't be set from outside; wrap the actor in a class"
    case .struct, .enum, .alias:
      return "a delegate proxy lives as long as an object, and this is no class"
    }
    let isGeneric = symbols.lookUpType(type.declaration.qualifiedName, inside: [])
      .map { !$0.declaration.genericParameters.isEmpty || isInsideGeneric($0, in: symbols) }
    if isGeneric ?? false {
      return "it is generic, and RxCocoa's proxy factory needs one concrete class; "
        + "make a subclass for a concrete type the parent"
    }
    if !isVisible {
      return
        "the property is private; make it at least internal or, where the delegate is handed to "
        + "an initializer, make an object of its own with '// proxygen:standalone'"
    }
    if isStatic { return "the property is static; a proxy needs one delegate for each object" }
    if setter == nil {
      return "the property can't be set from outside; tell how with "
        + "'// proxygen:setter STATEMENT' above the protocol, in terms of 'object' and 'delegate'"
    }
    if let unknown = unknownPart(in: symbols) {
      return
        "it holds a composition with '\(unknown)', which no input declares; add the file or module "
        + "that does to the inputs"
    }
    return nil
  }

  /// What the property wants a delegate to be: the types of a composition, or the one type that it names.
  func parts(in symbols: SymbolTable) -> [TypeReference] {
    guard let written = property.declaration.type else { return [] }
    let type = TypeKnowledge(symbols: symbols)
      .resolvingAliases(written.core, inside: type.declaration.scope).core
    guard case .composition(let parts) = type else { return [type] }
    return parts.filter { $0.core.qualifiedName != "AnyObject" }
  }

  /// A part of a composition whose requirements nobody knows.
  private func unknownPart(in symbols: SymbolTable) -> TypeReference? {
    let parts = parts(in: symbols)
    return parts.count < 2
      ? nil
      : parts.first { part in
        guard let name = part.core.qualifiedName else { return true }
        return name != "Sendable" && name != "NSObjectProtocol"
          && symbols.lookUpProtocol(name, inside: type.declaration.scope) == nil
      }
  }

  private func isInsideGeneric(
    _ type: SymbolTable.Located<TypeDeclaration>, in symbols: SymbolTable
  ) -> Bool {
    type.declaration.enclosingTypes.indices.contains { index in
      let outer = type.declaration.enclosingTypes.prefix(through: index).joined(separator: ".")
      return symbols.lookUpType(outer).map { !$0.declaration.genericParameters.isEmpty } ?? false
    }
  }

  private var isVisible: Bool { property.context.accessLevel > .fileprivate }

  private var isStatic: Bool {
    property.context.hasModifier("static") || property.context.hasModifier("class")
  }

  private var isSettable: Bool {
    property.declaration.isSettable
      && !property.context.hasModifier("private(set)")
      && !property.context.hasModifier("fileprivate(set)")
  }
}

/// Whether a parent may be made to conform to RxCocoa's `HasDelegate` or `HasDataSource`.
struct ParentConformanceRule {
  let symbols: SymbolTable

  func mayConform(_ candidate: ParentCandidate) -> Bool {
    let type = candidate.type.declaration
    guard let role = DelegateRole(property: candidate.property.declaration.name) else {
      return false
    }
    return candidate.type.file.module == nil && candidate.isPlain
      && type.context.conditions == candidate.property.context.conditions
      && isPlainOptional(candidate.property.declaration.type)
      && isAsVisibleAsItsType(candidate)
      && symbols.globalActor(of: type) == nil
      && !declares(role, symbols.superclasses(of: type.qualifiedName))
  }

  /// A public class can meet a public protocol with public members only.
  private func isAsVisibleAsItsType(_ candidate: ParentCandidate) -> Bool {
    candidate.property.context.accessLevel
      >= min(candidate.type.declaration.context.accessLevel, .public)
  }

  /// `P?`, not `P!` and not a composition.
  private func isPlainOptional(_ type: TypeReference?) -> Bool {
    guard case .optional(let wrapped) = type?.bare else { return false }
    return wrapped.core.qualifiedName != nil
  }

  /// Whether the class or a superclass conforms already, or has a nested type that Swift would take for the
  /// conformance's associated type.
  private func declares(
    _ role: DelegateRole, _ classes: [SymbolTable.Located<TypeDeclaration>]
  ) -> Bool {
    classes.contains { located in
      let name = located.declaration.qualifiedName
      let extended = symbols.extensions[name] ?? []
      let conformances = located.declaration.inheritedTypes + extended.flatMap(\.inheritedTypes)
      let nested = "\(name).\(role.associatedType)"
      return conformances.contains { $0.qualifiedName == role.conformance }
        || symbols.types[nested] != nil || symbols.protocols[nested] != nil
    }
  }
}
