/// Types of libclang → types of the model.
struct TypeReader {
  let tags: TagNames

  /// - Parameters:
  ///   - owner: what is declared with the type; the parameters of a block are among its children.
  ///   - nullability: what is written around the type.
  func type(
    _ type: ClangType, of owner: Cursor? = nil, _ nullability: Nullability? = nil
  ) -> ObjCType {
    let written = nullability ?? .unspecified
    switch type.kind {
    case .attributed:
      return self.type(type.modified, of: owner, nullability ?? type.nullability)
    case .elaborated: return self.type(type.named, of: owner, nullability)
    case .void: return .void
    case .number(let number): return .number(number)
    case .alias: return alias(type, written)
    case .any: return .object(.any(protocols: []), written)
    case .metaclass: return .object(.metaclass(protocols: []), written)
    case .selector: return .selector(written)
    case .typeParameter: return .object(typeParameter(type), written)
    case .objectPointer: return .object(object(type.pointee), written)
    case .block: return .block(function(type.pointee, of: owner), written)
    case .pointer where isFunction(type.pointee):
      return .functionPointer(function(type.pointee, of: owner), written)
    case .pointer: return .pointer(pointer(type), written)
    case .enumeration, .record: return tag(type)
    case .object, .interface, .function, .other:
      let canonical = type.canonical
      guard canonical.spelling != type.spelling, !Self.isUnknown(canonical) else {
        return .other(type.spelling)
      }
      return self.type(canonical, of: owner, nullability ?? type.nullability)
    }
  }

  private static func isUnknown(_ type: ClangType) -> Bool {
    switch type.kind {
    case .other, .object, .interface, .function: true
    default: false
    }
  }

  // MARK: Aliases and tags

  private func alias(_ type: ClangType, _ nullability: Nullability) -> ObjCType {
    let declaration = type.declaration
    let name = declaration.spelling
    if name == "instancetype" { return .object(.instancetype, nullability) }
    // To newer libraries, a type parameter is an alias of its bound.
    if declaration.kind == .typeParameter {
      return .object(.typeParameter(name, protocols: []), nullability)
    }
    let meaning = self.type(declaration.aliasedType, of: declaration)
    switch meaning {
    case .enumeration(name), .structure(name), .union(name): return meaning
    default: return .alias(name, meaning, nullability)
    }
  }

  private func tag(_ type: ClangType) -> ObjCType {
    let declaration = type.declaration
    guard let name = tags.name(of: declaration) else { return .other(type.spelling) }
    return switch declaration.kind {
    case .enumeration: .enumeration(name)
    case .structure: .structure(name)
    case .union: .union(name)
    default: .other(type.spelling)
    }
  }

  // MARK: Objects

  /// What an object pointer points to.
  private func object(_ pointee: ClangType) -> ObjCObject {
    let isKindOf = pointee.spelling.hasPrefix("__kindof ")
    let type = peeled(pointee)
    switch type.kind {
    case .typeParameter: return typeParameter(type)
    case .object:
      let base = peeled(type.objectBase)
      switch base.kind {
      case .any: return .any(protocols: type.protocols)
      case .metaclass: return .metaclass(protocols: type.protocols)
      case .typeParameter:
        return .typeParameter(base.declaration.spelling, protocols: type.protocols)
      default:
        return .instance(
          ObjCInstance(
            className: base.declaration.spelling,
            arguments: type.typeArguments.map { self.type($0) }, protocols: type.protocols,
            isKindOf: isKindOf))
      }
    case .alias: return object(type.canonical)
    default:
      return .instance(ObjCInstance(className: type.declaration.spelling, isKindOf: isKindOf))
    }
  }

  private func typeParameter(_ type: ClangType) -> ObjCObject {
    // Qualifiers such as `__strong` may stand in front.
    let name = type.spelling.prefix { $0 != "<" }.split(separator: " ").last ?? ""
    return .typeParameter(String(name), protocols: type.protocols)
  }

  /// Without attributes and what elaborates.
  private func peeled(_ type: ClangType) -> ClangType {
    switch type.kind {
    case .attributed: peeled(type.modified)
    case .elaborated: peeled(type.named)
    default: type
    }
  }

  // MARK: Functions and pointers

  private func isFunction(_ type: ClangType) -> Bool {
    if case .alias = type.kind { return false }
    return type.parameters != nil
  }

  private func function(_ type: ClangType, of owner: Cursor?) -> ObjCFunction {
    let types = type.parameters ?? []
    let declared = owner?.children.filter { $0.kind == .parameter } ?? []
    let cursors = declared.count == types.count ? declared : []
    let parameters = types.indices.map { number in
      let cursor = cursors.isEmpty ? nil : cursors[number]
      return ObjCParameter(
        name: cursor?.spelling ?? "", type: self.type(types[number], of: cursor),
        isNonEscaping: cursor.map { Annotations($0).isNonEscaping } ?? false,
        swiftAttributes: cursor.map { Annotations($0).swiftAttributes.others } ?? [])
    }
    return ObjCFunction(
      result: self.type(type.result), parameters: parameters, isVariadic: type.isVariadic)
  }

  private func pointer(_ type: ClangType) -> CPointer {
    let pointee = type.pointee
    return CPointer(
      pointee: self.type(pointee), isConstant: pointee.isConstant,
      pointeeOwnership: ownership(of: pointee))
  }

  /// The compiler has no other word on it than how it writes the type.
  private func ownership(of type: ClangType) -> PointeeOwnership {
    switch type.canonical.kind {
    case .objectPointer, .any, .metaclass, .block: break
    default: return .unspecified
    }
    let words = type.spelling.split { !$0.isLetter && $0 != "_" }
    for word in words.reversed() {
      if let ownership = Self.ownerships[word] { return ownership }
    }
    return .unspecified
  }

  private static let ownerships: [Substring: PointeeOwnership] = [
    "__autoreleasing": .autoreleasing, "__strong": .strong, "__weak": .weak,
    "__unsafe_unretained": .unsafeUnretained,
  ]
}
