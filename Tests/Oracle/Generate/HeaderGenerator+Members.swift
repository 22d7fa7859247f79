@testable import ObjCFrontEnd

/// What a member is declared in.
enum MemberPlace {
  case protocolType, classType, category
}

extension HeaderGenerator {
  mutating func member(
    of owner: String, _ place: MemberPlace, parameters: [ObjCTypeParameter]
  ) -> ObjCMember? {
    if random.chance(18) { return property(of: owner, place, parameters).map { .property($0) } }
    return .method(method(of: owner, place, parameters))
  }

  private mutating func method(
    of owner: String, _ place: MemberPlace, _ generics: [ObjCTypeParameter]
  ) -> ObjCMethod {
    if random.chance(place == .protocolType ? 2 : 8) {
      return initializer(of: owner, place, generics)
    }
    if place != .protocolType, random.chance(8) { return factory(of: owner) }
    let isClassMethod = random.chance(10)
    let known = isClassMethod ? [] : generics
    var method = ObjCMethod(
      declaration: declaration(), selector: "", isClassMethod: isClassMethod,
      isOptional: place == .protocolType && random.chance(60), result: resultType(in: known))
    addParameters(to: &method, in: known, owner: owner)
    if random.chance(2) { method.isVariadic = !method.parameters.isEmpty }
    addAttributes(to: &method)
    repairFamily(of: &method)
    return method
  }

  private mutating func addParameters(
    to method: inout ObjCMethod, in generics: [ObjCTypeParameter], owner: String
  ) {
    let count = random.pick([0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4])
    for _ in 0..<count {
      method.parameters.append(ObjCParameter(name: "", type: type(in: generics)))
    }
    if random.chance(7) { addError(to: &method) }
    if random.chance(9) { addCompletionHandler(to: &method) }
    method.selector = selector(for: method.parameters, result: method.result, owner: owner)
    let pieces = method.pieces
    for index in method.parameters.indices {
      method.parameters[index].name = argumentName(for: pieces[index])
      // One name twice is an error in C.
      if method.parameters[..<index].contains(where: { $0.name == method.parameters[index].name }) {
        method.parameters[index].name = "value\(index)"
      }
      guard case .block = method.parameters[index].type else { continue }
      method.parameters[index].isNonEscaping = random.chance(10)
      if random.chance(8) {
        method.parameters[index].swiftAttributes = [
          random.pick(["@Sendable", "@MainActor", "@_nonSendable"])
        ]
      }
    }
  }

  private mutating func addError(to method: inout ObjCMethod) {
    let error = ObjCType.object(.instance(ObjCInstance(className: "NSError")), .nullable)
    let type = ObjCType.pointer(
      CPointer(pointee: error, pointeeOwnership: .autoreleasing),
      random.chance(90) ? .nullable : .nonnull)
    let position = random.chance(85) ? method.parameters.count : 0
    method.parameters.insert(ObjCParameter(name: "", type: type), at: position)
    switch random.count(0...5) {
    case 0...2: method.result = .alias("BOOL", .number(.signedChar), .nonnull)
    case 3...4: method.result = .object(object(in: [], depth: 1), .nullable)
    default: break
    }
    guard random.chance(12) else { return }
    if method.result.isInteger {
      method.declaration.attributes.error = random.pick([
        SwiftError.none, .zeroResult, .nonzeroResult, .nonnullError,
      ])
    } else if method.result.isPointer {
      method.declaration.attributes.error = random.pick([
        SwiftError.none, .nullResult, .nonnullError,
      ])
    } else {
      method.declaration.attributes.error = random.pick([SwiftError.none, .nonnullError])
    }
  }

  private mutating func addCompletionHandler(to method: inout ObjCMethod) {
    var function = function(in: [], depth: 1)
    function.result = .void
    if random.chance(50) {
      let error = ObjCType.object(.instance(ObjCInstance(className: "NSError")), .nullable)
      function.parameters.append(ObjCParameter(name: "", type: error))
    }
    method.parameters.append(ObjCParameter(name: "", type: .block(function, nullability())))
    if random.chance(75), method.declaration.attributes.error == nil { method.result = .void }
  }

  private mutating func initializer(
    of owner: String, _ place: MemberPlace, _ generics: [ObjCTypeParameter]
  ) -> ObjCMethod {
    var method = ObjCMethod(
      declaration: declaration(), selector: "", isOptional: false,
      result: .object(random.chance(80) ? .instancetype : .any(protocols: []), nullability()))
    let result = method.result
    while true {
      method.parameters = []
      addParameters(to: &method, in: generics, owner: owner)
      method.result = result
      let rest = method.selector.prefix(1).uppercased() + method.selector.dropFirst()
      method.selector = random.pick(["init", "initWith", "initWith"]) + rest
      if takenSelectors.insert(method.selector).inserted { break }
    }
    method.declaration.attributes.error = nil
    method.isDesignated = place == .classType && random.chance(40)
    if random.chance(5) { method.declaration.attributes.isPrivate = true }
    return method
  }

  private mutating func factory(of owner: String) -> ObjCMethod {
    var method = ObjCMethod(
      declaration: declaration(), selector: "", isClassMethod: true,
      result: .object(
        random.chance(70) ? .instancetype : .instance(ObjCInstance(className: owner)), nullability()
      ))
    let name = CamelName(owner)
    let start = lowered(
      random.pick([owner, name.lastWord, name.suffix(from: prefix.utf8.count).text]))
    let result = method.result
    while true {
      method.parameters = []
      addParameters(to: &method, in: [], owner: owner)
      method.result = result
      let rest = method.selector.prefix(1).uppercased() + method.selector.dropFirst()
      method.selector = start + random.pick(["With", "With", "", "For"]) + rest
      if takenSelectors.insert(method.selector).inserted { break }
    }
    method.declaration.attributes.error = nil
    return method
  }

  /// ARC wants that methods of the family `init` return an object.
  private mutating func repairFamily(of method: inout ObjCMethod) {
    let piece = method.firstPiece.drop { $0 == "_" }
    guard piece.hasPrefix("init"), !(piece.dropFirst(4).first?.isLowercase ?? false),
      !method.isClassMethod
    else { return }
    method.result = .object(.instancetype, nullability())
    method.declaration.attributes.error = nil
    method.declaration.attributes.name = nil
  }

  private mutating func property(
    of owner: String, _ place: MemberPlace, _ generics: [ObjCTypeParameter]
  ) -> ObjCProperty? {
    var name = lowered(words(1...3))
    let type = type(in: generics)
    if random.chance(50) { name = lowered(words(0...2) + typeWords(of: type)) }
    // Words that name a property stay in the names of methods.
    if place != .protocolType, random.chance(30),
      let other = header.classes.randomElement(using: &random)
    {
      let words = lowered(
        typeWords(of: .object(.instance(ObjCInstance(className: other.name)), .nonnull)))
      name = words + random.pick(["s", "es", ""])
    }
    guard !name.isEmpty, !name.hasPrefix("init"), name.first?.isNumber == false,
      !ObjectiveC.isReserved(name),
      !Vocabulary.lonely.contains(name), !ObjectiveC.keywords.contains(name),
      takenSelectors.insert(name).inserted,
      takenSelectors.insert("set\(LetterCase.raisedFirstLetter(name)):").inserted
    else { return nil }
    var property = ObjCProperty(
      declaration: declaration(), name: name, type: type, isClassProperty: random.chance(6),
      isOptional: place == .protocolType && random.chance(40), isReadOnly: random.chance(40))
    if case .object(.typeParameter, _) = type, property.isClassProperty { return nil }
    if type.isObject {
      property.ownership = random.pick([
        .unspecified, .strong, .copy, .weak, .assign, .unsafeUnretained,
      ])
      if case .object(.metaclass, _) = type { property.ownership = .unspecified }
      if property.ownership == .weak {
        let nullability = random.chance(70) ? Nullability.nullable : .unspecified
        switch type {
        case .object(let object, _): property.type = .object(object, nullability)
        case .alias(let name, let type, _): property.type = .alias(name, type, nullability)
        default: break
        }
      }
    } else if type.isBlock {
      property.ownership = .copy
    }
    if type.isBool, random.chance(60) {
      let getter = "is" + LetterCase.raisedFirstLetter(name)
      if takenSelectors.insert(getter).inserted { property.getter = getter }
    }
    addAttributes(to: &property)
    return property
  }
}
