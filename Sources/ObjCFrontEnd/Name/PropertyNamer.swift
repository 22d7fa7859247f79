/// Properties → names of Swift (SE-0005).
struct PropertyNamer {
  let names: KnownNames

  func name(of property: ObjCProperty, in owner: MemberOwner) -> String {
    if let text = explicitName(of: property, in: owner), let name = SwiftNameAttribute(text) {
      return name.base
    }
    var words = NeedlessWords(
      base: property.type.isBool ? property.getterSelector : property.name,
      result: property.type.bounded(by: names.typeParameters(ofClass: owner.name)).words(names),
      context: owner.words, isProperty: true,
      properties: owner.properties)
    words.omit()
    return (property.declaration.attributes.isPrivate ? "__" : "") + words.base
  }

  /// The first declaration's explicit name counts for all.
  private func explicitName(of property: ObjCProperty, in owner: MemberOwner) -> String? {
    var open = owner.kind == .protocolType ? [owner.name] : []
    var found = property.declaration.attributes.name
    var seen: Set<String> = []
    while let next = open.popLast() {
      let facts = names.symbols.protocols[next]
      for name in facts?.inherited ?? [] where seen.insert(name).inserted {
        open.append(name)
        found = explicitName(property, inProtocol: name) ?? found
      }
    }
    return found
  }

  private func explicitName(_ property: ObjCProperty, inProtocol name: String) -> String? {
    for case .property(let earlier) in names.protocolDeclaration(name)?.members ?? []
    where earlier.name == property.name {
      return earlier.declaration.attributes.name
    }
    return names.symbols.protocols[name]?.members.first {
      $0.selector == property.getterSelector && $0.isClassMember == property.isClassProperty
    }?.swiftName
  }
}
