import ProtocolModel

/// What decides whether a member of an extension can stand for a requirement.
struct Witness {
  var fullName: String
  var isStatic: Bool
  /// Parameter types and result, aliases written out.
  var types: [String]
  var isAsync: Bool
  var isThrowing: Bool
  var isSettable: Bool
  var conditions: [Condition]

  /// Nil for what an extension can't give a body.
  init?(_ member: Requirement, _ expansion: AliasExpansion) {
    fullName = member.fullName
    isStatic = member.isStatic
    conditions = member.context.conditions
    let qualification = Qualification(symbols: expansion.symbols, scope: expansion.scope)
    func text(_ type: TypeReference) -> String {
      expansion.expanded(qualification.applied(to: type)).comparable.description
    }
    switch member.member {
    case .method(let method):
      let result = method.returnType.flatMap { $0.isVoid ? nil : text($0) } ?? "Void"
      types = method.parameters.map { text($0.type) } + [result]
      (isAsync, isThrowing) = (method.effects.isAsync, method.effects.throwing != .never)
      isSettable = false
    case .property(let property):
      types = property.type.map { [text($0)] } ?? []
      let effects = property.accessors.map(\.effects)
      isAsync = effects.contains(where: \.isAsync)
      isThrowing = effects.contains { $0.throwing != .never }
      isSettable = property.isSettable
    case .initializer(let initializer):
      types = initializer.parameters.map { text($0.type) } + [initializer.failability ?? ""]
      (isAsync, isThrowing) =
        (initializer.effects.isAsync, initializer.effects.throwing != .never)
      isSettable = false
    case .subscripting(let subscripting):
      types = subscripting.parameters.map { text($0.type) } + [text(subscripting.returnType)]
      let effects = subscripting.accessors.map(\.effects)
      isAsync = effects.contains(where: \.isAsync)
      isThrowing = effects.contains { $0.throwing != .never }
      isSettable = subscripting.isSettable
    case .associatedType: return nil
    }
  }

  /// A body may have fewer effects than the requirement, and exist more often; the type of a property may be left to
  /// its value.
  func serves(_ wanted: Witness) -> Bool {
    fullName == wanted.fullName && isStatic == wanted.isStatic
      && (types == wanted.types || types.isEmpty)
      && (!isAsync || wanted.isAsync) && (!isThrowing || wanted.isThrowing)
      && (isSettable || !wanted.isSettable)
      && conditions.allSatisfy(wanted.conditions.contains)
  }
}

extension TypeReference {
  /// Without what Swift looks past when it finds a witness: `any`, parentheses, `!` for `?`.
  fileprivate var comparable: TypeReference {
    replacing { type in
      switch type {
      case .existential(let type), .parenthesized(let type): type.comparable
      case .implicitlyUnwrapped(let type): .optional(type.comparable)
      default: nil
      }
    }
  }
}
