import ProtocolModel
import SwiftSyntax

/// Members of types and extensions, and requirements, without their declaration context.
extension SyntaxReader {
  func method(_ node: FunctionDeclSyntax) -> Method {
    let signature = node.signature
    return Method(
      name: name(node.name),
      genericParameters: genericParameters(node.genericParameterClause),
      parameters: parameters(
        signature.parameterClause, node.name.isOperator ? .positional : .labelled),
      effects: effects(
        signature.effectSpecifiers?.asyncSpecifier, signature.effectSpecifiers?.throwsClause),
      returnType: signature.returnClause.map { type($0.type) },
      whereClause: whereClause(node.genericWhereClause),
      literalBody: node.body.flatMap { LiteralBody($0.statements)?.text })
  }

  func initializer(_ node: InitializerDeclSyntax) -> Initializer {
    let effectSpecifiers = node.signature.effectSpecifiers
    return Initializer(
      failability: node.optionalMark?.text,
      genericParameters: genericParameters(node.genericParameterClause),
      parameters: parameters(node.signature.parameterClause),
      effects: effects(effectSpecifiers?.asyncSpecifier, effectSpecifiers?.throwsClause),
      whereClause: whereClause(node.genericWhereClause))
  }

  func subscripting(_ node: SubscriptDeclSyntax) -> Subscript {
    Subscript(
      genericParameters: genericParameters(node.genericParameterClause),
      parameters: parameters(node.parameterClause, .unlabelled),
      returnType: type(node.returnClause.type),
      accessors: node.accessorBlock.map(accessors) ?? [Property.Accessor(kind: "get")],
      whereClause: whereClause(node.genericWhereClause))
  }

  func associatedType(_ node: AssociatedTypeDeclSyntax) -> AssociatedType {
    AssociatedType(
      name: name(node.name),
      inheritedTypes: inheritedTypes(node.inheritanceClause),
      defaultType: node.initializer.map { type($0.value) },
      whereClause: whereClause(node.genericWhereClause))
  }

  /// The properties of one declaration with their names' tokens: `var a, b: Int` has two. A tuple pattern
  /// (`let (a, b) = …`) declares nothing that can be written down with a type, and is left out.
  func properties(_ node: VariableDeclSyntax) -> [(name: TokenSyntax, property: Property)] {
    var properties: [(name: TokenSyntax, property: Property)] = []
    var typeToTheRight: TypeReference?
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        typeToTheRight = type(annotation.type)
      } else if binding.initializer != nil || binding.accessorBlock != nil {
        typeToTheRight = nil
      }
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        token.presence == .present
      else { continue }
      let property = Property(
        name: name(token), type: typeToTheRight,
        initialType: typeToTheRight == nil ? binding.initializer.flatMap(initialType) : nil,
        accessors: accessors(binding, of: node),
        isStored: isStored(binding),
        literalBody: binding.accessorBlock.flatMap { LiteralBody($0)?.text })
      properties.append((token, property))
    }
    return properties.reversed()
  }

  private func isStored(_ binding: PatternBindingSyntax) -> Bool {
    let listed = binding.accessorBlock.map(accessors) ?? []
    return listed.allSatisfy { ["willSet", "didSet"].contains($0.kind) }
  }

  private func accessors(
    _ binding: PatternBindingSyntax, of node: VariableDeclSyntax
  ) -> [Property.Accessor] {
    guard isStored(binding) else { return binding.accessorBlock.map(accessors) ?? [] }
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    return isConstant
      ? [Property.Accessor(kind: "get")]
      : [Property.Accessor(kind: "get"), Property.Accessor(kind: "set")]
  }
}

extension TokenSyntax {
  fileprivate var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
