@testable import ObjCFrontEnd

extension HeaderGenerator {
  /// What stands beside a pointer; nothing in some headers, which their writers didn't annotate.
  mutating func nullability() -> Nullability {
    switch random.count(0...9) {
    case 0...5: .nonnull
    case 6...8: .nullable
    default: .unspecified
    }
  }

  /// - Parameter parameters: of the generic class around.
  mutating func type(in parameters: [ObjCTypeParameter] = [], depth: Int = 0) -> ObjCType {
    switch random.count(0...99) {
    case 0...7: .alias("BOOL", .number(.signedChar), .nonnull)
    case 8...16: number()
    case 17...24: ownValue()
    case 25...29: systemValue()
    case 30: .selector(nullability())
    case 31: coreFoundation()
    case 32...40 where depth < 3: .block(function(in: parameters, depth: depth + 1), nullability())
    case 41 where depth < 2:
      .functionPointer(function(in: [], depth: depth + 1), nullability())
    case 42...46 where depth < 2: pointer(depth: depth)
    default: .object(object(in: parameters, depth: depth), nullability())
    }
  }

  /// A type that a method may return.
  mutating func resultType(in parameters: [ObjCTypeParameter] = []) -> ObjCType {
    random.chance(55) ? .void : type(in: parameters)
  }

  private mutating func number() -> ObjCType {
    if random.chance(15) {
      return random.pick([
        .alias("uint8_t", .number(.unsignedChar), .nonnull),
        .alias("int32_t", .number(.int), .nonnull),
        .alias("uint64_t", .number(.unsignedLongLong), .nonnull),
        .alias("size_t", .number(.unsignedLong), .nonnull),
        .alias("uintptr_t", .number(.unsignedLong), .nonnull),
      ])
    }
    if random.chance(55) {
      return random.pick([
        .alias("NSInteger", .number(.long), .nonnull),
        .alias("NSUInteger", .number(.unsignedLong), .nonnull),
        .alias("CGFloat", .number(.double), .nonnull),
        .alias("NSTimeInterval", .number(.double), .nonnull),
        .alias("unichar", .number(.unsignedShort), .nonnull),
      ])
    }
    return .number(
      random.pick([
        .bool, .char, .signedChar, .unsignedChar, .short, .unsignedShort, .int, .unsignedInt, .long,
        .unsignedLong, .longLong, .unsignedLongLong, .float, .double,
      ]))
  }

  private mutating func coreFoundation() -> ObjCType {
    let name = random.pick(["CGColor", "CGImage", "CGPath", "CFString"])
    let structure = name == "CFString" ? "__CFString" : name
    return .alias(
      name + "Ref",
      .pointer(
        CPointer(pointee: .structure(structure), isConstant: name == "CGPath"), .unspecified),
      nullability())
  }

  private mutating func systemValue() -> ObjCType {
    let structures = ["CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform"]
    switch random.count(0...7) {
    case 0...4:
      let name = random.pick(structures)
      return .alias(name, .structure(name), .nonnull)
    case 5: return .alias("NSRange", .structure("_NSRange"), .nonnull)
    case 6: return .alias("NSComparisonResult", .enumeration("NSComparisonResult"), .nonnull)
    default: return .alias("NSPoint", .alias("CGPoint", .structure("CGPoint"), .nonnull), .nonnull)
    }
  }

  /// An enumeration, structure or alias of the header's.
  private mutating func ownValue() -> ObjCType {
    let enumerations = header.enumerations.compactMap { item in
      item.name.map { name in
        item.kind == .plain
          ? ObjCType.enumeration(name) : .alias(name, .enumeration(name), .nonnull)
      }
    }
    let structures = header.structures.map {
      ObjCType.alias($0.name, $0.isUnion ? .union($0.name) : .structure($0.name), .nonnull)
    }
    let aliases = header.aliases.map {
      ObjCType.alias($0.name, $0.type, $0.type.isPointer ? nullability() : .nonnull)
    }
    return random.pick(enumerations + enumerations + structures + aliases)
  }

  private mutating func pointer(depth: Int) -> ObjCType {
    switch random.count(0...8) {
    case 0:
      return .pointer(CPointer(pointee: .void, isConstant: random.chance(50)), nullability())
    case 6:
      let object = ObjCType.object(
        .instance(ObjCInstance(className: random.pick(["NSString", "NSURL", "NSNumber"]))),
        nullability())
      let ownership = random.pick([PointeeOwnership.autoreleasing, .strong, .unsafeUnretained])
      return .pointer(CPointer(pointee: object, pointeeOwnership: ownership), nullability())
    case 7:
      return .pointer(
        CPointer(pointee: .pointer(CPointer(pointee: .void), .unspecified)), nullability())
    case 8:
      let own = header.structures.filter { !$0.isUnion }.map(\.name) + ["CGRect"]
      let name = random.pick(own)
      return .pointer(
        CPointer(pointee: .alias(name, .structure(name), .nonnull), isConstant: random.chance(50)),
        nullability())
    case 1...2:
      let pointee = number()
      return .pointer(CPointer(pointee: pointee, isConstant: random.chance(40)), nullability())
    case 3:
      return .pointer(
        CPointer(pointee: .alias("BOOL", .number(.signedChar), .nonnull)), nullability())
    case 4:
      return .pointer(
        CPointer(pointee: .alias("CGPoint", .structure("CGPoint"), .nonnull)), nullability())
    default:
      return .pointer(
        CPointer(pointee: .alias("NSZone", .structure("_NSZone"), .nonnull)), nullability())
    }
  }

  mutating func function(in parameters: [ObjCTypeParameter], depth: Int) -> ObjCFunction {
    let result = random.chance(75) ? .void : type(in: parameters, depth: depth)
    let types = (0..<random.count(0...3)).map { _ in type(in: parameters, depth: depth) }
    return ObjCFunction(
      result: result,
      parameters: types.enumerated().map { index, type in
        ObjCParameter(name: random.chance(60) ? "" : "value\(index)", type: type)
      })
  }

  mutating func object(in parameters: [ObjCTypeParameter], depth: Int) -> ObjCObject {
    switch random.count(0...19) {
    case 0...1: return .any(protocols: [])
    case 2: return .any(protocols: protocols())
    case 3: return .metaclass(protocols: random.chance(80) ? [] : protocols())
    case 4 where !parameters.isEmpty:
      return .typeParameter(random.pick(parameters).name, protocols: [])
    case 5...6 where depth < 3: return .instance(collection(in: parameters, depth: depth))
    case 7...12:
      return .instance(ObjCInstance(className: random.pick(FoundationFacts.bridged)))
    case 13...14:
      let name = random.pick(FoundationFacts.renamed + FoundationFacts.kept)
      return .instance(ObjCInstance(className: name))
    case 15: return .instance(ObjCInstance(className: "NSObject", protocols: protocols()))
    default: return .instance(instance(in: parameters, depth: depth))
    }
  }

  private mutating func collection(in parameters: [ObjCTypeParameter], depth: Int) -> ObjCInstance {
    let names =
      FoundationFacts.generic.keys.sorted() + ["NSArray", "NSArray", "NSSet", "NSDictionary"]
    let name = random.pick(names)
    guard random.chance(85) else { return ObjCInstance(className: name) }
    let count = FoundationFacts.generic[name] ?? 0
    let arguments = (0..<count).map { _ in
      ObjCType.object(object(in: parameters, depth: depth + 1), .nonnull)
    }
    return ObjCInstance(className: name, arguments: arguments)
  }

  private mutating func instance(in parameters: [ObjCTypeParameter], depth: Int) -> ObjCInstance {
    // Classes that are declared further down are known, too; the writer declares all names first.
    let names = header.symbols.classes.filter { $0.value.origin == .input }.keys.sorted()
    guard let item = header.classes.randomElement(using: &random), random.chance(98) else {
      return ObjCInstance(className: names.isEmpty ? "NSObject" : random.pick(names))
    }
    var instance = ObjCInstance(className: item.name, isKindOf: random.chance(4))
    if !item.typeParameters.isEmpty, random.chance(70) {
      instance.arguments = item.typeParameters.map { parameter in
        switch parameter.bound {
        case let bound?: bound
        case nil: .object(object(in: parameters, depth: depth + 2), .nonnull)
        }
      }
    }
    if random.chance(6) { instance.protocols = protocols() }
    return instance
  }

  mutating func protocols() -> [String] {
    let own = header.protocols.map(\.name)
    var names = [random.pick(own + own + FoundationFacts.protocols)]
    if random.chance(25) { names.append(random.pick(own + FoundationFacts.protocols)) }
    return names.count == 2 && names[0] == names[1] ? [names[0]] : names
  }
}
