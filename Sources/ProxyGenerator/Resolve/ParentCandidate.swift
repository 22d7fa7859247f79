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

  /// The statement that sets the property: an assignment, which leaves what can't be nil as it is, else the call of a method that is named for it
  /// (`setDelegate(_:)`); nil where there is neither.
  var setter: String? {
    if let declaredSetter { return declaredSetter }
    let name = property.declaration.name
    if isSettable {
      let assignment = "object.\(Word.escaped(name)) = delegate"
      return isOptional ? assignment : "if let delegate { \(assignment) }"
    }
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
    if let obstacle = ParentTypeRule(symbols: symbols).obstacle(type.declaration) {
      return obstacle
    }
    if !isVisible {
      return
        "the property is private; make it at least internal or, where the delegate is handed to "
        + "an initializer, make an object of its own with '// proxygen:standalone'"
    }
    if isStatic {
      return
        "the property is static, and a proxy needs one delegate for each object; make an object of its own for "
        + "the delegate with '// proxygen:standalone'"
    }
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
    let type = AliasExpansion(symbols: symbols, scope: type.declaration.scope).expanded(written)
    let parts = type.core.parts.filter { $0.core.qualifiedName != "AnyObject" }
    return parts.isEmpty ? [type.core] : parts
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

  /// Whether it is a stored property that keeps its delegate alive.
  var isStrong: Bool {
    property.declaration.isStored
      && !["weak", "unowned"].contains { word in
        property.context.modifiers.contains { $0.hasPrefix(word) }
      }
  }

  private var isOptional: Bool { property.declaration.type?.unwrapped != nil }

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
