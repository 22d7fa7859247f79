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
    var search = OriginSearch(
      names: names, selector: method.selector, isClassMethod: method.isClassMethod)
    return search.origin(above: owner.name, owner.kind) ?? MemberOrigin(owner: owner)
  }
}

/// The way up from a type, the topmost declaration first; what has been seen isn't looked at again.
private struct OriginSearch {
  let names: KnownNames
  let selector: String
  let isClassMethod: Bool
  private var seen: Set<String> = []

  init(names: KnownNames, selector: String, isClassMethod: Bool) {
    self.names = names
    self.selector = selector
    self.isClassMethod = isClassMethod
  }

  mutating func origin(above name: String, _ kind: MemberOwner.Kind) -> MemberOrigin? {
    switch kind {
    case .protocolType: return origin(in: names.inherited(by: name))
    case .classType:
      if let found = origin(in: names.adopted(by: name)) { return found }
      guard let superclass = names.symbols.classes[name]?.superclass,
        seen.insert("@" + superclass).inserted
      else { return nil }
      if let found = origin(above: superclass, .classType) { return found }
      return names.method(selector, isClassMethod, ofClass: superclass).map {
        MemberOrigin(owner: .classType(superclass, names), method: $0)
      }
    }
  }

  private mutating func origin(in protocols: [String]) -> MemberOrigin? {
    for name in protocols where seen.insert(name).inserted {
      if let above = origin(above: name, .protocolType) { return above }
      if let item = names.protocolDeclaration(name),
        let method = item.method(selector, isClassMethod)
      {
        return MemberOrigin(owner: .protocolType(item), method: method)
      }
      if let fact = fact(in: name) {
        return MemberOrigin(owner: .protocolType(named: name), swiftName: fact.swiftName)
      }
    }
    return nil
  }

  private func fact(in name: String) -> ObjCSymbols.MemberFacts? {
    names.symbols.protocols[name]?.members.first {
      $0.selector == selector && $0.isClassMember == isClassMethod
    }
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
