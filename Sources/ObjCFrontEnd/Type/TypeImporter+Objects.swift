extension TypeImporter {
  func convert(_ object: ObjCObject) -> ConvertedType? {
    switch object {
    case .any(let protocols) where protocols.isEmpty:
      ConvertedType(type: .named("AnyObject"), hint: .bridged(.any))
    case .any(let protocols):
      existential(protocols).map { ConvertedType(type: .existential($0), hint: .pointer) }
    case .metaclass(let protocols) where protocols.isEmpty:
      ConvertedType(type: .named("AnyClass"), hint: .pointer)
    case .metaclass(let protocols):
      existential(protocols).map { ConvertedType(type: .metatype($0), hint: .pointer) }
    case .instancetype: ConvertedType(type: .named("Self"), hint: .pointer)
    case .typeParameter(let name, _): ConvertedType(type: .named(name), hint: .pointer)
    case .instance(let instance): convert(instance)
    }
  }

  /// Nil where one of them is declared nowhere.
  private func existential(_ protocols: [String]) -> [String]? {
    let all = protocols.map(names.protocolName)
    guard all.allSatisfy({ $0 != nil }) else { return nil }
    return names.withoutInherited(protocols).compactMap(names.protocolName).sorted()
  }

  private func convert(_ instance: ObjCInstance) -> ConvertedType? {
    guard let name = names.className(instance.className) else { return nil }
    if instance.className == "NSObject", !instance.protocols.isEmpty {
      let isNamed = instance.protocols.contains("NSObject")
      return existential(instance.protocols + (isNamed ? [] : ["NSObject"])).map {
        ConvertedType(type: .existential($0), hint: .pointer)
      }
    }
    if !instance.protocols.isEmpty {
      guard let own = generic(name, instance) else { return nil }
      return existential(instance.protocols).map {
        ConvertedType(type: .existential([own.text] + $0), hint: .pointer)
      }
    }
    guard arguments(of: instance) != nil else { return nil }
    guard let bridged = bridged(instance) else {
      return generic(name, instance).map { ConvertedType(type: $0, hint: .pointer) }
    }
    return ConvertedType(type: generic(name, instance) ?? .named(name), hint: .bridged(bridged))
  }

  /// `Box<X *>`; without arguments, each parameter stands for its bound.
  private func generic(_ name: String, _ instance: ObjCInstance) -> SwiftType? {
    guard !Self.collections.contains(instance.className) else { return .named(name) }
    let parameters = names.typeParameters(ofClass: instance.className)
    guard !instance.arguments.isEmpty || !parameters.isEmpty else { return .named(name) }
    let arguments =
      instance.arguments.isEmpty ? parameters.map(\.boundOrObject) : instance.arguments
    let types = arguments.map { convert($0)?.type }
    guard types.allSatisfy({ $0 != nil }) else { return nil }
    return .generic(name, types.compactMap { $0 })
  }

  /// Swift shows them without their arguments.
  private static let collections: Set = [
    "NSArray", "NSDictionary", "NSSet", "NSMutableArray", "NSMutableDictionary", "NSMutableSet",
    "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet",
  ]

  /// Nil where one of them can't be imported.
  private func arguments(of instance: ObjCInstance) -> [SwiftType]? {
    let arguments = instance.arguments.map { swiftType($0, .element) }
    return arguments.allSatisfy { $0 != nil } ? arguments.compactMap { $0 } : nil
  }

  private func bridged(_ instance: ObjCInstance) -> SwiftType? {
    let arguments = arguments(of: instance) ?? []
    switch instance.className {
    case "NSArray": return .array(arguments.first ?? .any)
    case "NSSet": return .generic("Set", [key(arguments.first ?? .any, in: instance)])
    case "NSDictionary":
      guard arguments.count == 2 else { return .dictionary(.anyHashable, .any) }
      return .dictionary(key(arguments[0], in: instance), arguments[1])
    default: return FoundationNames.bridged[instance.className]
    }
  }

  /// What can't be a key by its type becomes `AnyHashable`, and so does what a type parameter stands for.
  private func key(_ type: SwiftType, in instance: ObjCInstance) -> SwiftType {
    if case .object(.typeParameter, _) = instance.arguments.first?.resolved { return .anyHashable }
    return isHashable(type) ? type : .anyHashable
  }

  private func isHashable(_ type: SwiftType) -> Bool {
    switch type {
    case .named(let name): !["Any", "AnyObject", "AnyClass", "Self", "Protocol"].contains(name)
    case .generic: true
    case .array, .dictionary, .existential, .metatype, .optional, .implicitlyUnwrapped, .function:
      false
    }
  }
}

extension ObjCTypeParameter {
  /// What stands for the parameter where no argument does.
  var boundOrObject: ObjCType { bound ?? .object(.any(protocols: []), .nonnull) }
}

extension KnownNames {
  /// Without protocols that others of them inherit from.
  func withoutInherited(_ protocols: [String]) -> [String] {
    protocols.filter { name in
      !protocols.contains { $0 != name && refines($0, name) }
    }
  }

  /// Whether a protocol inherits from the other, as far as that is known.
  func refines(_ name: String, _ other: String) -> Bool {
    var seen: Set<String> = []
    var open = symbols.protocols[name]?.inherited ?? []
    while let next = open.popLast() {
      if next == other { return true }
      if seen.insert(next).inserted { open += symbols.protocols[next]?.inherited ?? [] }
    }
    return false
  }
}
