import ProtocolModel

/// Every declaration of the inputs by name: where inherited protocols, type aliases, parents and the nature of
/// types are looked up.
///
/// A class, so that everything that looks something up shares the one table.
final class SymbolTable: Sendable {
  /// A declaration with the file that it stands in.
  struct Located<Declaration: Sendable>: Sendable {
    @CopyOnWrite var declaration: Declaration
    @CopyOnWrite var file: SourceFile

    init(declaration: Declaration, file: SourceFile) {
      self.init(declaration, CopyOnWrite(wrappedValue: file))
    }

    private init(_ declaration: Declaration, _ file: CopyOnWrite<SourceFile>) {
      _declaration = CopyOnWrite(wrappedValue: declaration)
      _file = file
    }

    /// All of one kind that a file declares.
    static func all(
      _ declarations: KeyPath<SourceFile, [Declaration]> & Sendable, of file: SourceFile
    ) -> [Located] {
      let shared = CopyOnWrite(wrappedValue: file)
      return file[keyPath: declarations].map { Located($0, shared) }
    }
  }

  let protocols: [String: [Located<ProtocolDeclaration>]]
  let types: [String: [Located<TypeDeclaration>]]
  let extensions: [String: [ExtensionDeclaration]]
  /// In the order of the inputs.
  let allTypes: [Located<TypeDeclaration>]
  /// The names of the global actors that the inputs declare, in every length (`Storage.Queue`, `Queue`).
  let globalActors: Set<String>
  /// The properties that hold delegates, by the protocol's qualified name.
  let holders: [String: [Holder]]
  /// The qualified names that other declarations stand in.
  private let enclosing: Set<String>
  /// What answers where nobody does, by type, as the configuration has it.
  let defaults: [String: String]

  convenience init(_ files: [SourceFile], defaults: [String: String] = [:]) {
    let declared = SymbolTable(declaredIn: files, defaults)
    self.init(declared, holders: declared.findHolders())
  }

  private init(declaredIn files: [SourceFile], _ defaults: [String: String]) {
    self.defaults = defaults
    let allProtocols = files.flatMap { Located.all(\.protocols, of: $0) }
    allTypes = files.flatMap { Located.all(\.types, of: $0) }
    protocols = Dictionary(grouping: allProtocols, by: \.declaration.qualifiedName)
    types = Dictionary(grouping: allTypes, by: \.declaration.qualifiedName)
    extensions = Dictionary(grouping: files.flatMap(\.extensions), by: \.extendedType)
    globalActors = Set(
      allTypes.map(\.declaration).filter { $0.context.hasAttribute("globalActor") }
        .flatMap(\.namesOfEveryLength))
    enclosing = Set(
      (allProtocols.map(\.declaration.enclosingTypes) + allTypes.map(\.declaration.enclosingTypes))
        .filter { !$0.isEmpty }.uniqued().flatMap(Self.outerNames))
    holders = [:]
  }

  private init(_ declared: SymbolTable, holders: [String: [Holder]]) {
    (protocols, types, extensions) = (declared.protocols, declared.types, declared.extensions)
    (allTypes, globalActors) = (declared.allTypes, declared.globalActors)
    (enclosing, defaults) = (declared.enclosing, declared.defaults)
    self.holders = holders
  }

  /// `Map` and `Map.Camera` of what stands in a camera of a map.
  private static func outerNames(_ enclosingTypes: [String]) -> [String] {
    let path = enclosingTypes.joined(separator: ".").split(separator: ".")
    return path.indices.map { path[...$0].joined(separator: ".") }
  }

  /// The protocol that a name means inside the given types, as Swift looks it up: innermost first.
  func lookUpProtocol(_ name: String, inside scope: [String] = []) -> Located<ProtocolDeclaration>?
  {
    lookUp(name, inside: scope, in: protocols)
  }

  /// The type that a name means inside the given types, innermost first.
  func lookUpType(_ name: String, inside scope: [String] = []) -> Located<TypeDeclaration>? {
    lookUp(name, inside: scope, in: types)
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

  private func lookUp<Declaration>(
    _ name: String, inside scope: [String], in table: [String: [Located<Declaration>]]
  ) -> Located<Declaration>? {
    if !enclosing.isEmpty {
      for count in stride(from: scope.count, to: 0, by: -1) {
        let outer = scope.prefix(count).joined(separator: ".")
        if enclosing.contains(outer), let found = table["\(outer).\(name)"]?.first {
          return found
        }
      }
    }
    return table[name]?.first
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

extension TypeDeclaration {
  /// `Storage.Queue` and `Queue`.
  fileprivate var namesOfEveryLength: [String] {
    let path = enclosingTypes + [name]
    return path.indices.map { path[$0...].joined(separator: ".") }
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
