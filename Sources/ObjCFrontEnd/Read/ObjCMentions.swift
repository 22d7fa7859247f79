/// The names that declarations mention.
struct ObjCMentions: Equatable {
  private(set) var classes: Set<String> = []
  private(set) var protocols: Set<String> = []
  private(set) var aliases: Set<String> = []
  private(set) var tags: Set<String> = []

  mutating func add(_ declaration: ObjCProtocol) {
    protocols.insert(declaration.name)
    protocols.formUnion(declaration.inherited)
    add(declaration.members)
  }

  mutating func add(_ declaration: ObjCClass) {
    classes.insert(declaration.name)
    if let superclass = declaration.superclass { classes.insert(superclass) }
    protocols.formUnion(declaration.protocols)
    add(declaration.typeParameters)
    for argument in declaration.superclassArguments { add(argument) }
    add(declaration.members)
  }

  mutating func add(_ declaration: ObjCCategory) {
    classes.insert(declaration.className)
    protocols.formUnion(declaration.protocols)
    add(declaration.members)
  }

  mutating func add(_ declaration: ObjCEnumeration) {
    if let name = declaration.name { tags.insert(name) }
    if let type = declaration.rawType { add(type) }
  }

  mutating func add(_ declaration: ObjCStructure) {
    tags.insert(declaration.name)
    for field in declaration.fields { add(field.type) }
  }

  mutating func add(_ declaration: ObjCAlias) {
    aliases.insert(declaration.name)
    add(declaration.type)
  }

  mutating func add(_ parameters: [ObjCTypeParameter]) {
    for parameter in parameters { if let bound = parameter.bound { add(bound) } }
  }

  private mutating func add(_ members: [ObjCMember]) {
    for member in members {
      switch member {
      case .property(let property): add(property.type)
      case .method(let method):
        add(method.result)
        for parameter in method.parameters { add(parameter.type) }
      }
    }
  }

  mutating func add(className: String) { classes.insert(className) }

  mutating func add(protocolNames: [String]) { protocols.formUnion(protocolNames) }

  private mutating func add(_ type: ObjCType) {
    switch type {
    case .void, .number, .selector, .other: break
    case .alias(let name, let meaning, _):
      aliases.insert(name)
      add(meaning)
    case .object(let object, _): add(object)
    case .block(let function, _), .functionPointer(let function, _):
      add(function.result)
      for parameter in function.parameters { add(parameter.type) }
    case .pointer(let pointer, _): add(pointer.pointee)
    case .enumeration(let name), .structure(let name), .union(let name): tags.insert(name)
    }
  }

  private mutating func add(_ object: ObjCObject) {
    switch object {
    case .instancetype: break
    case .any(let names), .metaclass(let names), .typeParameter(_, let names):
      protocols.formUnion(names)
    case .instance(let instance):
      classes.insert(instance.className)
      protocols.formUnion(instance.protocols)
      for argument in instance.arguments { add(argument) }
    }
  }
}
