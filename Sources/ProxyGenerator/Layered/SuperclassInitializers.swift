import ProtocolModel

/// The designated initializers that a subclass of a class overrides, so that it inherits all others.
struct SuperclassInitializers {
  let symbols: SymbolTable

  enum Found: Hashable, Sendable {
    /// Each with what is written on it; none where all are unavailable.
    case known([TypeDeclaration.Member<Initializer>])
    /// Every one of them is private.
    case none
    /// They belong to this class, which neither the inputs nor proxygen knows.
    case unknown(String)
  }

  func of(_ name: String) -> Found {
    guard let located = symbols.lookUpType(name) else {
      return KnownInitializers.of(name).map(Found.known) ?? .unknown(name)
    }
    let type = located.declaration
    // In Swift, what is required is restated also where it is unavailable; of Objective-C's, nobody could call it.
    let restates = !located.file.path.hasSuffix(".h")
    let required = required(by: type)
    let designated = type.initializers.filter { !$0.context.hasModifier("convenience") }
      .map { $0.required(if: required) }
      .filter { !$0.context.isUnavailable || restates && $0.context.hasModifier("required") }
    let visible = designated.filter { $0.context.accessLevel > .fileprivate }
    if !visible.isEmpty {
      let own = visible.map { qualified($0, in: type) }
      return .known(own + required.notDeclared(by: type))
    }
    if !designated.isEmpty { return .none }
    guard let superclass = superclass(of: type) else {
      return .known([.implicit(like: type)] + required.notDeclared(by: type))
    }
    guard case .known(let inherited) = of(superclass) else { return of(superclass) }
    let more = required.filter { one in !inherited.contains { $0.labels == one.labels } }
    return .known((inherited + more).notDeclared(by: type))
  }

  /// What every subclass has to provide, since a superclass or a protocol says so. A class in Swift restates them; one in
  /// Objective-C need not.
  private func required(by type: TypeDeclaration) -> [TypeDeclaration.Member<Initializer>] {
    var found: [TypeDeclaration.Member<Initializer>] = []
    if let superclass = superclass(of: type), case .known(let inherited) = of(superclass) {
      found = inherited.filter { $0.context.hasModifier("required") }
    }
    let scope = type.enclosingTypes
    for name in type.inheritedTypes.flatMap(\.parts).compactMap(\.core.qualifiedName) {
      let protocols = symbols.lookUpProtocol(name, inside: scope)
        .map { InheritedProtocols(symbols: symbols).of($0.declaration) }
      let own = protocols?.flatMap(\.declaration.requirements).compactMap(\.requiredInitializer)
      for member in own ?? KnownInitializers.required(byProtocol: name)
      where !found.contains(where: { $0.labels == member.labels }) {
        found.append(member)
      }
    }
    return found
  }

  /// What the class inherits first, unless that is a protocol.
  private func superclass(of type: TypeDeclaration) -> String? {
    let expansion = AliasExpansion(symbols: symbols, scope: type.enclosingTypes)
    guard let first = type.inheritedTypes.first,
      let name = expansion.expanded(first).core.qualifiedName
    else { return nil }
    if let found = symbols.lookUpType(name, inside: type.enclosingTypes)?.declaration {
      return found.qualifiedName
    }
    if symbols.lookUpProtocol(name, inside: type.enclosingTypes) != nil { return nil }
    let isClass = KnownInitializers.of(name) != nil || KnownTypes.classes.contains(name)
    return isClass || !Self.looksLikeProtocol(name) ? name : nil
  }

  /// By the suffixes that Swift's guidelines give protocols, and the names of common ones.
  private static func looksLikeProtocol(_ name: String) -> Bool {
    let suffixes = ["able", "ible", "ing", "Delegate", "DataSource", "Protocol", "Convertible"]
    return suffixes.contains { name.hasSuffix($0) }
      || ["Sendable", "AnyObject", "ObservableObject", "Error"].contains(name)
  }

  /// Types nested in the class are named as another file sees them.
  private func qualified(
    _ member: TypeDeclaration.Member<Initializer>, in type: TypeDeclaration
  ) -> TypeDeclaration.Member<Initializer> {
    var member = member
    // What stands around the whole class is so for its subclass, too.
    member.context.conditions.removeAll(where: type.context.conditions.contains)
    let qualification = Qualification(symbols: symbols, scope: type.enclosingTypes + [type.name])
    for index in member.declaration.parameters.indices {
      let written = member.declaration.parameters[index].type
      member.declaration.parameters[index].type = qualification.applied(to: written)
      let defaultValue = member.declaration.parameters[index].defaultValue
      member.declaration.parameters[index].defaultValue = defaultValue.map(
        qualification.applied(toText:))
    }
    return member
  }
}

extension TypeDeclaration.Member<Initializer> {
  /// The one that Swift gives a class whose properties all have initial values.
  fileprivate static func implicit(like type: TypeDeclaration) -> Self {
    Self(
      context: DeclarationContext(location: type.context.location), declaration: Initializer())
  }
}

extension TypeDeclaration.Member<Initializer> {
  fileprivate var labels: String { declaration.parameters.labelList }

  /// Marked so, if one of those has the same labels.
  fileprivate func required(if others: [Self]) -> Self {
    guard !context.hasModifier("required"), others.contains(where: { $0.labels == labels })
    else { return self }
    var result = self
    result.context.modifiers.append("required")
    return result
  }
}

extension [TypeDeclaration.Member<Initializer>] {
  fileprivate func notDeclared(by type: TypeDeclaration) -> Self {
    filter { member in !type.initializers.contains { $0.labels == member.labels } }
  }
}

extension Requirement {
  /// As every class has it that isn't final.
  fileprivate var requiredInitializer: TypeDeclaration.Member<Initializer>? {
    guard case .initializer(let initializer) = member else { return nil }
    var context = context
    context.modifiers = ["public", "required"]
    return .init(context: context, declaration: initializer)
  }
}
