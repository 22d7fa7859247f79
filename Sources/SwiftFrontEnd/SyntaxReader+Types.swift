import ProtocolModel
import SwiftParser
import SwiftSyntax

extension SyntaxReader {
  /// A type as written.
  func type(_ node: TypeSyntax) -> TypeReference { type(node, depth: 0) }

  func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    (clause?.inheritedTypes ?? []).map { type($0.type) }
  }

  private func type(_ node: TypeSyntax, depth: Int) -> TypeReference {
    guard depth < Self.typeDepthLimit else {
      reportTooDeep(at: node)
      return .unreadable
    }
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): return named(node, depth: depth + 1)
    case .memberType(let node): return member(node, depth: depth + 1)
    case .functionType(let node): return function(node, depth: depth + 1)
    case .attributedType(let node): return attributed(node, depth: depth + 1)
    case .tupleType(let node): return tuple(node, depth: depth + 1)
    case .missingType: return .unreadable
    default: return wrapper(node, depth: depth + 1)
    }
  }

  /// The types that do no more than put something around other types.
  private func wrapper(_ node: TypeSyntax, depth: Int) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .optionalType(let node): .optional(type(node.wrappedType, depth: depth))
    case .implicitlyUnwrappedOptionalType(let node):
      .implicitlyUnwrapped(type(node.wrappedType, depth: depth))
    case .arrayType(let node): .array(type(node.element, depth: depth))
    case .dictionaryType(let node):
      .dictionary(key: type(node.key, depth: depth), value: type(node.value, depth: depth))
    case .compositionType(let node):
      .composition(node.elements.map { type($0.type, depth: depth) })
    case .someOrAnyType(let node):
      node.someOrAnySpecifier.tokenKind == .keyword(.any)
        ? .existential(type(node.constraint, depth: depth))
        : .opaque(type(node.constraint, depth: depth))
    case .metatypeType(let node):
      .metatype(type(node.baseType, depth: depth), suffix: node.metatypeSpecifier.text)
    case .classRestrictionType: .named("class", arguments: [])
    default: .other(oneLine(node))
    }
  }

  private func named(_ node: IdentifierTypeSyntax, depth: Int) -> TypeReference {
    guard node.name.presence == .present else { return .unreadable }
    return .named(
      spelling(of: node.name, in: Syntax(node), after: nil),
      arguments: arguments(node.genericArgumentClause, depth: depth))
  }

  private func member(_ node: MemberTypeSyntax, depth: Int) -> TypeReference {
    let base = type(node.baseType, depth: depth)
    guard node.name.presence == .present else { return base }
    return .member(
      base, spelling(of: node.name, in: Syntax(node), after: node.period),
      arguments: arguments(node.genericArgumentClause, depth: depth))
  }

  /// A type's name, with the module selector that may stand before it (`Module::Name`).
  private func spelling(
    of name: TokenSyntax, in node: Syntax, after start: TokenSyntax?
  ) -> String {
    let text = withoutNeedlessBackticks(name, isMember: start != nil)
    let selectorStart = start?.endPosition ?? node.position
    guard selectorStart != name.position else { return text }
    let selector = node.children(viewMode: .sourceAccurate)
      .filter { $0.position >= selectorStart && $0.position < name.position }
    return selector.map(oneLine).joined() + text
  }

  private func withoutNeedlessBackticks(_ token: TokenSyntax, isMember: Bool) -> String {
    let bare = name(token)
    guard bare != token.text else { return bare }
    let isMetatype = isMember && ["Type", "Protocol"].contains(bare)
    let isPlain = bare.isValidSwiftIdentifier(for: .variableName) && !isMetatype
    return isPlain ? bare : token.text
  }

  /// The children are taken as they come: an argument's static type is not the same in all toolchains.
  private func arguments(_ clause: GenericArgumentClauseSyntax?, depth: Int) -> [TypeReference] {
    (clause?.arguments ?? []).compactMap { argument in
      argument.children(viewMode: .sourceAccurate).first.map { node in
        node.as(TypeSyntax.self).map { type($0, depth: depth) } ?? .other(oneLine(node))
      }
    }
  }

  private func function(_ node: FunctionTypeSyntax, depth: Int) -> TypeReference {
    let specifiers = node.effectSpecifiers
    return .function(
      TypeReference.FunctionType(
        parameters: elements(node.parameters, depth: depth),
        effects: effects(specifiers?.asyncSpecifier, specifiers?.throwsClause),
        result: type(node.returnClause.type, depth: depth)))
  }

  private func tuple(_ node: TupleTypeSyntax, depth: Int) -> TypeReference {
    let elements = elements(node.elements, depth: depth)
    if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
      return .parenthesized(elements[0].type)
    }
    return .tuple(elements)
  }

  private func elements(
    _ list: TupleTypeElementListSyntax, depth: Int
  ) -> [TypeReference.TupleElement] {
    list.map { element in
      TypeReference.TupleElement(
        label: element.firstName?.text, secondName: element.secondName?.text,
        type: type(element.type, depth: depth), isVariadic: element.ellipsis != nil)
    }
  }

  /// Specifiers that stand behind the attributes are a type of their own, which keeps the order.
  private func attributed(_ node: AttributedTypeSyntax, depth: Int) -> TypeReference {
    var specifiers: [String] = []
    var attributes: [String] = []
    var lateSpecifiers: [String] = []
    for child in node.children(viewMode: .sourceAccurate) where child.id != node.baseType.id {
      let texts = child.children(viewMode: .sourceAccurate).map(oneLine)
      if child.kind == .attributeList {
        attributes += texts
      } else if attributes.isEmpty {
        specifiers += texts
      } else {
        lateSpecifiers += texts
      }
    }
    var base = type(node.baseType, depth: depth)
    if !lateSpecifiers.isEmpty {
      base = .attributed(specifiers: lateSpecifiers, attributes: [], base)
    }
    return .attributed(specifiers: specifiers, attributes: attributes, base)
  }
}

extension TypeReference {
  /// Stands where the source has no type, or one that is nested too deeply; an error tells of it.
  static let unreadable = TypeReference.other("_")
}
