/// Selectors → names of Swift (SE-0005, SE-0112, SE-0297).
struct MethodNamer {
  let names: KnownNames

  /// Nil for a method that Swift can't call.
  func name(of method: ObjCMethod, in owner: MemberOwner) -> MethodName? {
    guard !method.firstPiece.isEmpty, !method.isVariadic else { return nil }
    var method = method
    let origin = origin(of: method, in: owner)
    if let explicit = origin.swiftName { method.declaration.attributes.name = explicit }
    if let earlier = origin.method {
      // Names come from the first declaration, types and families from this one.
      method.declaration.attributes = earlier.declaration.attributes
    }
    switch explicitName(of: method) {
    case .usable(let name): return name
    case .unusable: return nil
    case .none: return inferredName(of: method, in: origin.owner, owner)
    }
  }

  private enum ExplicitName {
    case none, unusable
    case usable(MethodName)
  }

  private func explicitName(of method: ObjCMethod) -> ExplicitName {
    guard let text = method.declaration.attributes.name, let name = SwiftNameAttribute(text),
      let labels = name.labels, fits(labels, method)
    else { return .none }
    let isInitializer = name.base == "init"
    guard isInitializer == MethodFamily.isInitializer(method) || method.isClassMethod else {
      return .none
    }
    var parts = ErrorImport.Names(
      base: name.base, labels: labels, isExplicit: true, isInitializer: isInitializer)
    let error = ErrorImport.considered(method, &parts) { _ in false }
    guard error != nil || labels.count == method.parameters.count else { return .unusable }
    let handler = CompletionHandler.index(
      in: method, base: name.base, labels: labels, isExplicit: true, error: error)
    return .usable(
      MethodName(
        base: name.base, labels: labels, isInitializer: isInitializer, error: error,
        completionHandler: isInitializer ? nil : handler))
  }

  /// A name with another number of labels is ignored; one less is right where an error goes.
  private func fits(_ labels: [String], _ method: ObjCMethod) -> Bool {
    let count = method.parameters.count
    return labels.count == count
      || labels.count + 1 == count && method.parameters.contains { $0.type.isErrorPointer }
  }

  private func inferredName(
    of method: ObjCMethod, in origin: MemberOwner, _ owner: MemberOwner
  ) -> MethodName {
    // A factory method that is declared again stays an initializer, whatever the subclass is called.
    let initializer = InitializerName(of: method, in: origin.kind == .classType ? origin : owner)
    var labels = method.parameters.isEmpty ? [] : [""] + method.pieces.dropFirst()
    if let initializer {
      let label = initializer.label
      if labels.isEmpty { labels = label.isEmpty ? [] : [label] } else { labels[0] = label }
    }
    var parts = ErrorImport.Names(
      base: initializer == nil ? method.firstPiece : "init", labels: labels,
      isInitializer: initializer != nil)
    let clashing = origin.selectors(method.isClassMethod)
    let error = ErrorImport.considered(method, &parts, clashes: clashing.contains)
    let handler =
      initializer == nil
      ? CompletionHandler.index(
        in: method, base: parts.base, labels: parts.labels, isExplicit: false, error: error) : nil
    var words = needlessWords(method, parts, origin, error)
    words.omit()
    var name = MethodName(
      base: words.base, labels: words.labels, isInitializer: initializer != nil, error: error,
      completionHandler: handler)
    if method.declaration.attributes.isPrivate { name.makePrivate() }
    return name
  }

  private func needlessWords(
    _ method: ObjCMethod, _ parts: ErrorImport.Names, _ owner: MemberOwner, _ error: ErrorImport?
  ) -> NeedlessWords {
    let count = method.parameters.count
    let generics = names.typeParameters(ofClass: owner.name)
    let parameters = method.parameters.enumerated().map { index, parameter in
      var words = parameter.type.bounded(by: generics).words(names)
      let isLast = index == count - 1 || index == count - 2 && error?.parameter == count - 1
      words.hasDefault =
        DefaultArgument.inferred(
          for: parameter.type, base: parts.base,
          label: index < parts.labels.count ? parts.labels[index] : "", isFirst: index == 0,
          isLast: isLast, names: names) != nil
      return words
    }
    let result =
      MethodFamily.returnsSelf(method)
      ? owner.words : method.result.bounded(by: generics).words(names)
    return NeedlessWords(
      base: parts.base, labels: parts.labels, result: result, context: owner.words,
      parameters: parameters, firstParameter: method.parameters.first?.name ?? "",
      properties: method.isClassMethod ? owner.classProperties : owner.properties)
  }
}

extension MethodName {
  /// `NS_REFINED_FOR_SWIFT`: two underscores in front.
  fileprivate mutating func makePrivate() {
    guard isInitializer else {
      base = "__" + base
      return
    }
    labels = labels.isEmpty ? ["__"] : ["__" + labels[0]] + labels.dropFirst()
  }
}
