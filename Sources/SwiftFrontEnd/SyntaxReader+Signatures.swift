import ProtocolModel
import SwiftSyntax

/// What methods, initializers and subscripts have in common.
extension SyntaxReader {
  enum ParameterStyle {
    /// One name is label and name.
    case labelled
    /// One name is the name (subscripts).
    case unlabelled
    /// No labels at all (operators).
    case positional
  }

  func parameters(
    _ clause: FunctionParameterClauseSyntax, _ style: ParameterStyle = .labelled
  ) -> [Parameter] {
    clause.parameters.map { parameter($0, style) }
  }

  private func parameter(_ node: FunctionParameterSyntax, _ style: ParameterStyle) -> Parameter {
    let hasLabel =
      switch style {
      case .labelled: true
      case .unlabelled: node.secondName != nil
      case .positional: false
      }
    return Parameter(
      label: hasLabel && node.firstName.tokenKind != .wildcard ? name(node.firstName) : nil,
      name: name(node.secondName ?? node.firstName),
      type: parameterType(node),
      isVariadic: node.ellipsis != nil,
      attributes: attributes(node.attributes),
      defaultValue: node.defaultValue.map(defaultValue))
  }

  /// Swift reads a specifier before the name as if it stood before the type.
  private func parameterType(_ node: FunctionParameterSyntax) -> TypeReference {
    let specifiers = modifiers(node.modifiers)
    let type = type(node.type)
    return specifiers.isEmpty ? type : .attributed(specifiers: specifiers, attributes: [], type)
  }

  /// On one line where that keeps the meaning, else as written: the statements of a closure need their lines.
  private func defaultValue(_ clause: InitializerClauseSyntax) -> String {
    let line = oneLine(clause.value)
    return line.contains("{") ? clause.value.trimmedDescription : line
  }

  func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    (clause?.parameters ?? []).map { parameter in
      let specifier = parameter.specifier.map { $0.text + " " } ?? ""
      let constraint = parameter.inheritedType.map { ": \(type($0))" } ?? ""
      let name = name(parameter.name)
      return GenericParameter(text: specifier + parameter.name.text + constraint, name: name)
    }
  }

  /// Without the word `where`.
  func whereClause(_ clause: GenericWhereClauseSyntax?) -> String? {
    clause.map { oneLine($0.requirements) }
  }

  func effects(_ asyncWord: TokenSyntax?, _ clause: ThrowsClauseSyntax?) -> Effects {
    Effects(isAsync: asyncWord?.presence == .present, throwing: throwing(clause))
  }

  private func throwing(_ clause: ThrowsClauseSyntax?) -> Effects.Throwing {
    guard let clause, clause.throwsSpecifier.presence == .present else { return .never }
    if let thrown = clause.type { return .typed(type(thrown)) }
    return clause.throwsSpecifier.tokenKind == .keyword(.rethrows) ? .rethrowing : .any
  }

  func accessors(_ block: AccessorBlockSyntax) -> [Property.Accessor] {
    guard case .accessors(let list) = block.accessors, !list.isEmpty else {
      return [Property.Accessor(kind: "get")]
    }
    return list.map { node in
      Property.Accessor(
        kind: node.accessorSpecifier.text,
        attributes: attributes(node.attributes),
        modifiers: node.modifier.map { [modifier($0)] } ?? [],
        effects: effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause)
      )
    }
  }
}
