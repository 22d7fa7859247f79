import ProtocolModel

/// Every declaration of the inputs by name: where inherited protocols, type aliases, parents and the nature of
/// types are looked up.
struct SymbolTable: Sendable {
  /// A declaration with the file that it stands in.
  struct Located<Declaration: Sendable>: Sendable {
    var declaration: Declaration
    var file: SourceFile
  }

  private(set) var protocols: [String: [Located<ProtocolDeclaration>]] = [:]
  private(set) var types: [String: [Located<TypeDeclaration>]] = [:]
  private(set) var extensions: [String: [ExtensionDeclaration]] = [:]
  /// In the order of the inputs.
  private(set) var allTypes: [Located<TypeDeclaration>] = []
  /// The names of the global actors that the inputs declare, in every length (`Storage.Queue`, `Queue`).
  private(set) var globalActors: Set<String> = []
  /// The properties that hold delegates, by the protocol's qualified name.
  private(set) var holders: [String: [Holder]] = [:]
  /// What answers where nobody does, by type, as the configuration has it.
  let defaults: [String: String]

  init(_ files: [SourceFile], defaults: [String: String] = [:]) {
    self.defaults = defaults
    for file in files {
      for declaration in file.protocols {
        let located = Located(declaration: declaration, file: file)
        protocols[declaration.qualifiedName, default: []].append(located)
      }
      for declaration in file.types {
        let located = Located(declaration: declaration, file: file)
        types[declaration.qualifiedName, default: []].append(located)
        allTypes.append(located)
        if declaration.context.hasAttribute("globalActor") { addGlobalActor(declaration) }
      }
      for declaration in file.extensions {
        extensions[declaration.extendedType, default: []].append(declaration)
      }
    }
    holders = findHolders()
  }

  private mutating func addGlobalActor(_ declaration: TypeDeclaration) {
    let path = declaration.qualifiedName.split(separator: ".")
    for start in path.indices { globalActors.insert(path[start...].joined(separator: ".")) }
  }

  /// The protocol that a name means inside the given types, as Swift looks it up: innermost first.
  func lookUpProtocol(_ name: String, inside scope: [String] = []) -> Located<ProtocolDeclaration>?
  {
    Self.candidates(name, inside: scope).lazy.compactMap { protocols[$0]?.first }.first
  }

  /// The type that a name means inside the given types, innermost first.
  func lookUpType(_ name: String, inside scope: [String] = []) -> Located<TypeDeclaration>? {
    Self.candidates(name, inside: scope).lazy.compactMap { types[$0]?.first }.first
  }

  /// The properties that a type and its extensions declare.
  func properties(of type: TypeDeclaration) -> [TypeDeclaration.Member<Property>] {
    type.properties
      + (extensions[type.qualifiedName] ?? []).flatMap { extended in
        extended.properties.map { $0.inside(extended) }
      }
  }

  /// When a type exists; one that several branches of `#if` declare always does.
  func conditions(of type: TypeDeclaration) -> [Condition] {
    let alternatives = types[type.qualifiedName] ?? []
    let conditions = Set(alternatives.map(\.declaration.context.conditions))
    return conditions.count > 1 ? [] : type.context.conditions
  }

  private static func candidates(_ name: String, inside scope: [String]) -> [String] {
    (0...scope.count).reversed().map { (scope.prefix($0) + [name]).joined(separator: ".") }
  }

  /// The class and its superclasses that the inputs declare, the class itself first.
  func superclasses(of name: String) -> [Located<TypeDeclaration>] {
    var chain: [Located<TypeDeclaration>] = []
    var next = lookUpType(name)
    while let current = next,
      !chain.contains(where: {
        $0.declaration.qualifiedName == current.declaration.qualifiedName
      })
    {
      chain.append(current)
      next = firstInherited(by: current.declaration).flatMap {
        lookUpType($0, inside: current.declaration.enclosingTypes)
      }
    }
    return chain
  }

  /// The protocols of the inputs that a class and its superclasses conform to, inherited ones too.
  func conformances(of name: String) -> [String] {
    superclasses(of: name).flatMap { located in
      let extended = extensions[located.declaration.qualifiedName] ?? []
      let expansion = AliasExpansion(symbols: self, scope: located.declaration.enclosingTypes)
      return (located.declaration.inheritedTypes + extended.flatMap(\.inheritedTypes))
        .map(expansion.expanded).flatMap(\.parts).compactMap(\.core.qualifiedName)
        .compactMap { lookUpProtocol($0, inside: located.declaration.enclosingTypes) }
        .flatMap { InheritedProtocols(symbols: self).of($0.declaration) }
        .map(\.declaration.qualifiedName)
    }.uniqued()
  }

  /// The names of all superclasses, also of the first one that the inputs don't declare.
  func superclassNames(of name: String) -> [String] {
    let chain = superclasses(of: name)
    let declared = chain.dropFirst().map(\.declaration.qualifiedName)
    guard let last = chain.last?.declaration, let beyond = firstInherited(by: last),
      lookUpType(beyond, inside: last.enclosingTypes) == nil
    else { return declared }
    return declared + [beyond]
  }

  /// What `superclassNames` gives for any type.
  var allSuperclassNames: Set<String> {
    Set(
      allTypes.map(\.declaration).compactMap { type in
        firstInherited(by: type).map {
          lookUpType($0, inside: type.enclosingTypes)?.declaration.qualifiedName ?? $0
        }
      })
  }

  /// The superclass of a class that has one; a protocol else.
  private func firstInherited(by type: TypeDeclaration) -> String? {
    guard let first = type.inheritedTypes.first else { return nil }
    return AliasExpansion(symbols: self, scope: type.enclosingTypes).expanded(first).qualifiedName
  }
}

extension TypeDeclaration.Member {
  /// A member without an access level has that of its extension.
  fileprivate func inside(_ extended: ExtensionDeclaration) -> Self {
    var member = self
    let levels = extended.context.modifiers.filter { AccessLevel(modifier: $0) != nil }
    member.context.modifiers += levels
    return member
  }
}
