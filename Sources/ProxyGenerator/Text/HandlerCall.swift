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
  ///
  /// - Parameter taken: names that mean something else where the handler is called.
  static func names(
    of function: TypeReference.FunctionType, avoiding taken: Set<String>
  ) -> [String] {
    let isSingle = function.parameters.count == 1
    var used = taken
    return function.parameters.enumerated().map { index, parameter in
      let given = parameter.secondName ?? parameter.label
      let base =
        given.flatMap { $0 == "_" ? nil : $0 } ?? (isSingle ? "value" : "value\(index + 1)")
      var name = base
      while !used.insert(name).inserted { name += "Value" }
      return Word.escaped(name)
    }
  }
}
