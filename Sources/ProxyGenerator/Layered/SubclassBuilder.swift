import ProtocolModel

/// The protocols of one parent → what `layered/subclass.mustache` sees.
struct SubclassBuilder {
  let layers: [(named: NamedProtocol, property: OverridableProperty)]
  let className: String
  let symbols: SymbolTable
  let style: Style

  private var resolved: [ResolvedProtocol] { layers.map(\.named.classified.resolved) }
  private var parent: Parent? { resolved.first?.parent }
  private var parentType: String { parent?.type ?? "" }

  func build() -> SubclassContext {
    let contexts = layers.map {
      LayerBuilder(
        named: $0.named, property: $0.property, className: className, access: access, style: style,
        symbols: symbols, around: resolved.flatMap(\.availability)
      ).build()
    }
    return SubclassContext(
      condition: SourceText.condition(resolved.first?.conditions ?? []),
      className: className, parentType: parentType, moreConformances: moreConformances,
      access: access, attributes: attributes,
      isolation: parent?.globalActor.map { "@\($0) " } ?? "",
      freeProperties: list(contexts.map { "`\($0.property)`" }),
      isSingle: contexts.count == 1, initializers: initializers, layers: contexts,
      asksOverrides: contexts.contains { $0.isAnyHeard })
  }

  private var attributes: [String] {
    let carried = resolved.flatMap(\.availability)
    return carried.filter { $0.name != "_spi" || level >= .public }.map(\.carriedText).uniqued()
  }

  private var level: AccessLevel {
    resolved.map { OutputAccess($0).level }.reduce(.open, min)
  }

  private var access: String {
    let isOpen = LayeredParentRule(symbols: symbols).isOpen(parentType)
    return level >= .public && isOpen ? "open " : SourceText.access(level)
  }

  private func list(_ words: [String]) -> String {
    words.count < 2
      ? words.joined()
      : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }

  /// What a class restates of its superclass.
  private var moreConformances: String {
    let inherited = symbols.superclasses(of: parentType).flatMap(\.declaration.inheritedTypes)
    let isUnchecked = inherited.contains { $0.description == "@unchecked Sendable" }
    return isUnchecked ? ", @unchecked Sendable" : ""
  }

  // MARK: Initializers

  private var initializers: [SubclassContext.InitializerContext] {
    switch SuperclassInitializers(symbols: symbols).of(parentType) {
    case .known(let members): members.map(initializer)
    case .none: []
    case .unknown: [initializer(.init(context: Self.nowhere, declaration: Initializer()))]
    }
  }

  private static let nowhere = DeclarationContext(
    location: .init(path: "", line: 1, column: 1), modifiers: ["public"])

  private func initializer(
    _ member: TypeDeclaration.Member<Initializer>
  ) -> SubclassContext.InitializerContext {
    let declaration = member.declaration
    let context = member.context
    let parameters = NamedParameter.named(declaration.parameters)
    let list = zip(parameters, declaration.parameters).map { named, parameter in
      named.declaration + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }.joined(separator: ", ")
    let generics = declaration.genericParameters.map(\.text).joined(separator: ", ")
    let access = SourceText.access(min(level, context.accessLevel))
    let role = context.hasModifier("required") ? "required" : "override"
    let effects = declaration.effects
    let arguments = parameters.map(\.argument).joined(separator: ", ")
    return SubclassContext.InitializerContext(
      condition: SourceText.condition(
        context.conditions.filter { !(resolved.first?.conditions ?? []).contains($0) }),
      attributes: SourceText.carriedAttributes(
        context, globalActor: symbols.globalActor(of: context),
        inside: resolved.flatMap(\.availability)),
      signature: "\(access)\(role) init\(declaration.failability ?? "")"
        + (generics.isEmpty ? "" : "<\(generics)>") + "(\(list))"
        + (effects.prefix.isEmpty ? "" : " \(effects.prefix.dropLast())")
        + (declaration.whereClause.map { " where \($0)" } ?? ""),
      call: "\(SourceText.callEffects(effects))super.init(\(arguments))", isFree: isFree(member))
  }

  /// What a superclass declares that isn't isolated overrides as such.
  private func isFree(_ member: TypeDeclaration.Member<Initializer>) -> Bool {
    guard parent?.globalActor == "MainActor", symbols.globalActor(of: member.context) == nil else {
      return false
    }
    let labels = member.declaration.parameters.labelList
    return member.context.hasModifier("nonisolated")
      || symbols.superclasses(of: parentType).dropFirst().map(\.declaration).contains { type in
        symbols.globalActor(of: type) == nil
          && type.initializers.contains {
            $0.declaration.parameters.labelList == labels
              && symbols.globalActor(of: $0.context) == nil
          }
      }
  }
}
