/// Where a method or property is declared first: its name comes from there, so that all declarations have one.
struct MemberOrigin: Hashable {
  var owner: MemberOwner
  /// The first declaration's, where it has an explicit one.
  var swiftName: String?
  /// The first declaration, where the inputs have it.
  var method: ObjCMethod?
}

extension MethodNamer {
  /// A method that is declared again is isolated as the first time.
  func isolatedAsOrigin(_ method: ObjCMethod, in owner: MemberOwner) -> ObjCMethod {
    guard !DeclarationHead.isIsolated(method.declaration.attributes),
      let origin = origin(of: method, in: owner).method
    else { return method }
    var method = method
    method.declaration.attributes.others += origin.declaration.attributes.others
    return method
  }

  func origin(of method: ObjCMethod, in owner: MemberOwner) -> MemberOrigin {
    var seen: Set<String> = []
    return origin(method.selector, method.isClassMethod, above: owner, &seen)
      ?? MemberOrigin(owner: owner)
  }

  private func origin(
    _ selector: String, _ isClassMethod: Bool, above owner: MemberOwner, _ seen: inout Set<String>
  ) -> MemberOrigin? {
    switch owner.kind {
    case .protocolType:
      return origin(selector, isClassMethod, in: names.inherited(by: owner.name), &seen)
    case .classType:
      if let found = origin(selector, isClassMethod, in: names.adopted(by: owner.name), &seen) {
        return found
      }
      guard let superclass = names.symbols.classes[owner.name]?.superclass,
        seen.insert("@" + superclass).inserted
      else { return nil }
      let above = MemberOwner.classType(superclass, names)
      if let found = origin(selector, isClassMethod, above: above, &seen) { return found }
      guard let method = names.method(selector, isClassMethod, ofClass: superclass) else {
        return nil
      }
      return MemberOrigin(owner: above, method: method)
    }
  }

  private func origin(
    _ selector: String, _ isClassMethod: Bool, in protocols: [String], _ seen: inout Set<String>
  ) -> MemberOrigin? {
    for name in protocols where seen.insert(name).inserted {
      let declaration = names.protocolDeclaration(name)
      let owner = declaration.map(MemberOwner.protocolType) ?? .protocolType(named: name)
      if let above = origin(selector, isClassMethod, above: owner, &seen) { return above }
      if let method = declaration?.method(selector, isClassMethod) {
        return MemberOrigin(owner: owner, method: method)
      }
      let facts = names.symbols.protocols[name]?.members ?? []
      if let fact = facts.first(where: {
        $0.selector == selector && $0.isClassMember == isClassMethod
      }) {
        return MemberOrigin(owner: owner, swiftName: fact.swiftName)
      }
    }
    return nil
  }
}

extension KnownNames {
  fileprivate func inherited(by name: String) -> [String] {
    symbols.protocols[name]?.inherited ?? []
  }

  /// The protocols of a class and its categories.
  fileprivate func adopted(by name: String) -> [String] {
    (classDeclaration(name)?.protocols ?? []) + categories(ofClass: name).flatMap(\.protocols)
  }

  fileprivate func method(
    _ selector: String, _ isClassMethod: Bool, ofClass name: String
  ) -> ObjCMethod? {
    let lists =
      [classDeclaration(name)?.members ?? []] + categories(ofClass: name).map(\.members)
    return lists.lazy.compactMap { $0.method(selector, isClassMethod) }.first
  }
}

extension ObjCProtocol {
  fileprivate func method(_ selector: String, _ isClassMethod: Bool) -> ObjCMethod? {
    members.method(selector, isClassMethod)
  }
}

extension [ObjCMember] {
  func method(_ selector: String, _ isClassMethod: Bool) -> ObjCMethod? {
    for case .method(let method) in self
    where method.selector == selector && method.isClassMethod == isClassMethod {
      return method
    }
    return nil
  }
}
