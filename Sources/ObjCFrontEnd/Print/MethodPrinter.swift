/// A method's signature in Swift.
struct MethodPrinter {
  var types: TypeImporter
  var owner: MemberOwner

  /// From the base name on: `add(_ item: Item, to list: List) throws -> Bool`; nil for what can't be imported.
  func signature(of method: ObjCMethod) -> Signature? {
    guard let name = MethodNamer(names: types.names).name(of: method, in: owner),
      let parameters = parameters(of: method, name)
    else { return nil }
    let effects = name.error == nil ? "" : " throws"
    if name.isInitializer { return initializer(method, name, parameters) }
    guard let result = result(of: method, name.error) else { return nil }
    if SubscriptAccessor.isGetter(method) { return subscripting(method, name, result) }
    let arrow = result == .named("Void") ? "" : " -> \(result.text)"
    return Signature(
      name: name, kind: .method,
      text: "\(Keywords.escapedMember(name.base))(\(parameters))\(effects)\(arrow)")
  }

  struct Signature: Hashable {
    enum Kind: Hashable {
      case method, initializer, subscripting
    }

    var name: MethodName
    var kind: Kind
    var text: String
  }

  /// The types of its parameters and of its result; nil for what can't be imported.
  func typeText(of method: ObjCMethod) -> String? {
    guard let name = MethodNamer(names: types.names).name(of: method, in: owner),
      let result = result(of: method, name.error)
    else { return nil }
    let parameters = method.parameters.map { types.swiftType($0.type, .parameter)?.text ?? "" }
    return "(\(parameters.joined(separator: ", "))) -> \(result.text)"
  }

  private func subscripting(
    _ method: ObjCMethod, _ name: MethodName, _ result: SwiftType
  ) -> Signature? {
    guard let index = method.parameters.first, let type = types.swiftType(index.type, .parameter)
    else { return nil }
    let accessors =
      SubscriptAccessor.isSettable(method, in: owner) ? "{ get set }" : "{ get }"
    let parameter = "\(Keywords.escaped(index.name)): \(type.text)"
    return Signature(
      name: name, kind: .subscripting,
      text: "subscript(\(parameter)) -> \(result.text) \(accessors)")
  }

  private func initializer(
    _ method: ObjCMethod, _ name: MethodName, _ parameters: String
  ) -> Signature {
    let mark: String
    switch method.result.nullability {
    case .nonnull: mark = ""
    case .nullable, .nullableResult: mark = name.error == nil ? "?" : ""
    case .unspecified: mark = name.error == nil ? "!" : ""
    }
    let effects = name.error == nil ? "" : " throws"
    return Signature(
      name: name, kind: .initializer, text: "init\(mark)(\(parameters))\(effects)")
  }

  private func result(of method: ObjCMethod, _ error: ErrorImport?) -> SwiftType? {
    var types = types
    if method.firstPiece.speaksOfUnsigned { types.isSystemModule = false }
    guard let type = types.swiftType(method.result, .result) else { return nil }
    switch error?.kind {
    case .zeroResult, .nonzeroResult: return .named("Void")
    case .nilResult:
      switch type {
      case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return wrapped
      default: return type
      }
    case nil, .preservedZero, .nonnilError: return type
    }
  }

  private func parameters(of method: ObjCMethod, _ name: MethodName) -> String? {
    var texts: [String] = []
    var labels = name.labels[...]
    for (index, parameter) in method.parameters.enumerated() {
      if let error = name.error, error.parameter == index {
        if error.isReplaced, let label = labels.popFirst() {
          texts.append(Parameter(label: label, name: label).text + ": ()")
        }
        continue
      }
      let label = labels.popFirst() ?? ""
      guard let text = text(of: parameter, label, at: index, method, name) else { return nil }
      texts.append(text)
    }
    // An initializer's only words, without an argument.
    texts += labels.map { "\(Keywords.escapedLabel($0)): ()" }
    return texts.joined(separator: ", ")
  }

  private func text(
    of parameter: ObjCParameter, _ label: String, at index: Int, _ method: ObjCMethod,
    _ name: MethodName
  ) -> String? {
    var types = types
    let pieces = method.pieces
    if index < pieces.count, pieces[index].speaksOfUnsigned { types.isSystemModule = false }
    var attributes = parameter.typeAttributes
    if name.completionHandler == index, !attributes.contains("@MainActor"), !isOnMainActor(method) {
      attributes.append("@Sendable")
    }
    guard let type = types.swiftType(parameter.type, .parameter, attributes: attributes) else {
      return nil
    }
    let escaping = parameter.escapes(as: type) ? "@escaping " : ""
    let isLast = isLast(index, method, name.error)
    let initial = DefaultArgument.inferred(
      for: parameter.type, base: name.base, label: label, isFirst: index == 0, isLast: isLast,
      names: types.names)
    return Parameter(label: label, name: parameter.name).text
      + ": \(escaping)\(type.text)\(initial.map { " = \($0.rawValue)" } ?? "")"
  }

  /// A method that isn't isolated counts, too, where its type is.
  private func isOnMainActor(_ method: ObjCMethod) -> Bool {
    owner.isMainActor || DeclarationHead.isMainActor(method.declaration.attributes)
  }

  private func isLast(_ index: Int, _ method: ObjCMethod, _ error: ErrorImport?) -> Bool {
    let count = method.parameters.count
    return index == count - 1 || index == count - 2 && error?.parameter == count - 1
  }
}

/// Label and name of a parameter.
private struct Parameter {
  var label: String
  var name: String

  var text: String {
    let inner = name.isEmpty ? "_" : Keywords.escaped(name)
    guard !label.isEmpty else { return name.isEmpty ? "_" : "_ \(inner)" }
    return label == name ? Keywords.escapedLabel(label) : "\(Keywords.escapedLabel(label)) \(inner)"
  }
}

extension String {
  /// Names that speak of unsigned numbers keep them, in system modules, too.
  var speaksOfUnsigned: Bool { contains("Unsigned") || contains("unsigned") }

  fileprivate func contains(_ word: String) -> Bool {
    indices.contains { self[$0...].hasPrefix(word) }
  }
}
