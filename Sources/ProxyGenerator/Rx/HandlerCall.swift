import ProtocolModel

/// The call of a completion handler in a body.
struct HandlerCall {
  private let callee: String

  init(_ handler: NamedParameter) {
    let isOptional = handler.parameter.type.unwrapped != nil
    callee = Word.escaped(handler.local) + (isOptional ? "?" : "")
  }

  func text(_ arguments: [String]) -> String { "\(callee)(\(arguments.joined(separator: ", ")))" }

  /// Names for the handler's own parameters, those that its type gives where it does.
  static func names(of function: TypeReference.FunctionType) -> [String] {
    let isSingle = function.parameters.count == 1
    return function.parameters.enumerated().map { index, parameter in
      let given = parameter.secondName ?? parameter.label
      return given.flatMap { $0 == "_" ? nil : $0 } ?? (isSingle ? "value" : "value\(index + 1)")
    }
  }
}
