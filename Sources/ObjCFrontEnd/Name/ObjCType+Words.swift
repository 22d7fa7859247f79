extension ObjCType {
  /// What the type is called where names lose its words (SE-0005).
  func words(_ names: KnownNames, alias: String = "") -> TypeWords {
    switch self {
    case .void: TypeWords("Void")
    case .number(let number): NumberTypes.words(of: number)
    case .alias(let name, let underlying, _): Self.words(ofAlias: name, underlying, names)
    case .object(let object, _): object.words(names)
    case .selector: TypeWords("Selector")
    case .block: TypeWords("Block", role: .function)
    case .functionPointer: TypeWords("Function", role: .function)
    case .pointer(let pointer, _): pointer.pointee.words(names, alias: alias)
    case .enumeration(let tag), .structure(let tag), .union(let tag):
      TypeWords(tag.isEmpty ? alias : tag)
    case .other(let spelling): spelling.hasSuffix("]") ? TypeWords("Array") : .none
    }
  }

  private static func words(
    ofAlias name: String, _ underlying: ObjCType, _ names: KnownNames
  ) -> TypeWords {
    if name == "BOOL" { return TypeWords("Bool", role: .boolean) }
    if let className = CoreFoundationTypes.className(ofAlias: name) { return TypeWords(className) }
    if ["NSInteger", "NSUInteger", "CGFloat"].contains(name) { return TypeWords(name) }
    if TypeWords.isCollection(name), case .pointer(let pointer, _) = underlying.resolved {
      return TypeWords(name, element: pointer.pointee.words(names).name)
    }
    return underlying.words(names, alias: name)
  }
}

extension ObjCType {
  /// Type parameters are called like what they are bound by.
  func bounded(by parameters: [ObjCTypeParameter]) -> ObjCType {
    switch self {
    case .object(.typeParameter(let name, let protocols), _) where protocols.isEmpty:
      return parameters.first { $0.name == name }?.bound ?? self
    case .object(.instance(var instance), let nullability):
      instance.arguments = instance.arguments.map { $0.bounded(by: parameters) }
      return .object(.instance(instance), nullability)
    default: return self
    }
  }
}

extension ObjCObject {
  fileprivate func words(_ names: KnownNames) -> TypeWords {
    switch self {
    case .any(let protocols):
      protocols.isEmpty
        ? TypeWords("Object") : protocols.count == 1 ? TypeWords(protocols[0]) : .none
    case .metaclass(let protocols):
      protocols.isEmpty
        ? TypeWords("Class") : protocols.count == 1 ? TypeWords(protocols[0]) : .none
    case .instancetype: TypeWords("Object")
    case .typeParameter(let name, let protocols):
      Self.words(ofParameter: name, protocols, names)
    case .instance(let instance): instance.words(names)
    }
  }

  private static func words(
    ofParameter name: String, _ protocols: [String], _ names: KnownNames
  ) -> TypeWords {
    protocols.count == 1 ? TypeWords(protocols[0]) : TypeWords("Object")
  }
}

extension ObjCInstance {
  fileprivate func words(_ names: KnownNames) -> TypeWords {
    if protocols.count == 1, className == "NSObject" { return TypeWords(protocols[0]) }
    guard TypeWords.isCollection(className) else { return TypeWords(className) }
    guard names.isGeneric(className) || !arguments.isEmpty else {
      let element = className.dropLast(CamelName(className).lastWord.count)
      return TypeWords(className, element: String(element))
    }
    return TypeWords(className, element: arguments.first?.words(names).name ?? "Object")
  }
}

extension TypeWords {
  /// Whether the type is called an array or a set.
  static func isCollection(_ name: String) -> Bool {
    ["Array", "Set"].contains(CamelName(name).lastWord)
  }
}
