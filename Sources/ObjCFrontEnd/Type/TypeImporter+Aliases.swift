extension TypeImporter {
  func alias(_ name: String, _ underlying: ObjCType) -> ConvertedType? {
    if let known = knownAlias(name) { return known }
    guard var converted = convert(underlying) else { return nil }
    var own = SwiftType.named(names.aliasName(name))
    if converted.hint == .coreFoundation, let base = CoreFoundationTypes.baseName(name) {
      own = .named(base)
    }
    if names.symbols.aliases[name]?.wrapper != nil { return wrapper(own, around: converted) }
    if isTag(name, underlying) { return converted }
    switch converted.hint {
    case .void: return converted
    case .errorPointer: converted.hint = .pointer
    default: break
    }
    converted.type = own
    return converted
  }

  private func knownAlias(_ name: String) -> ConvertedType? {
    switch name {
    case "BOOL": return ConvertedType(type: .named("ObjCBool"), hint: .boolean)
    case "Boolean": return ConvertedType(type: .named("DarwinBoolean"), hint: .boolean)
    case "NSUInteger": return ConvertedType(type: .named("Int"), hint: .word)
    default: break
    }
    if let number = NumberTypes.aliases[name] { return ConvertedType(type: .named(number)) }
    if let queue = Self.dispatchTypes[name] {
      return ConvertedType(type: queue, hint: .pointer)
    }
    if NumberTypes.variadicLists.contains(name) {
      return ConvertedType(type: .named("CVaListPointer"), hint: .variadicList)
    }
    return CoreFoundationTypes.className(ofAlias: name).map {
      ConvertedType(type: .named($0), hint: .coreFoundation)
    }
  }

  /// Objects of Dispatch (SE-0088).
  private static let dispatchTypes: [String: SwiftType] = [
    "dispatch_queue_t": .named("DispatchQueue"), "dispatch_group_t": .named("DispatchGroup"),
    "dispatch_semaphore_t": .named("DispatchSemaphore"), "dispatch_io_t": .named("DispatchIO"),
    "dispatch_source_t": .existential(["DispatchSourceProtocol"]),
  ]

  /// `NS_TYPED_ENUM`: a structure around the value (SE-0044's `swift_wrapper`).
  private func wrapper(_ own: SwiftType, around converted: ConvertedType) -> ConvertedType {
    switch converted.hint {
    case .bridged: ConvertedType(type: converted.type, hint: .bridged(own))
    case .boolean, .word: ConvertedType(type: own)
    default: ConvertedType(type: own, hint: converted.hint)
    }
  }

  /// `typedef enum Kind Kind`: one type with two names in C.
  private func isTag(_ name: String, _ underlying: ObjCType) -> Bool {
    switch underlying {
    case .enumeration(let tag), .structure(let tag), .union(let tag): tag == name
    default: false
    }
  }
}
