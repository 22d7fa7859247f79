/// Types of C and Objective-C → types of Swift, as the compiler's own importer maps them.
struct TypeImporter {
  let names: KnownNames
  /// `NSUInteger` is `Int` in system modules and `UInt` in others.
  var isSystemModule = false

  /// Nil for what Swift can't express; what mentions it isn't imported.
  func swiftType(
    _ type: ObjCType, _ position: TypePosition, attributes: [String] = []
  ) -> SwiftType? {
    let shown = attributes.isEmpty || !type.isBlock ? type : type.resolved
    guard let converted = convert(shown, at: position) else { return nil }
    var nullability = ImportedNullability(type.nullability, at: position)
    var result = converted.type
    switch converted.hint {
    case .plain, .pointer: break
    case .void:
      guard [.result, .inner, .innerOfC].contains(position) else { return nil }
    case .boolean: if position.convertsValues { result = .named("Bool") }
    case .word: if !isSystemModule { result = .named("UInt") }
    case .bridged(let value): if position.bridges { result = value }
    case .coreFoundation: if position == .result { result = .generic("Unmanaged", [result]) }
    case .errorPointer:
      if position == .parameter { return .named("NSErrorPointer") }
    case .block: result = block(result, at: position)
    case .variadicList:
      if position == .parameter, nullability == .implicitlyUnwrapped { nullability = .none }
    }
    result = result.adding(attributes)
    return converted.canBeNull ? nullability.wrapping(result) : result
  }

  /// Blocks that aren't converted show what they are, without their aliases.
  private func convert(_ type: ObjCType, at position: TypePosition) -> ConvertedType? {
    let shown = position.keepsBlocks || position == .innerOfC ? type.resolved : .void
    guard case .block(let block, _) = shown else { return convert(type) }
    return function(block, position == .element ? .inner : .innerOfC)
      .map { ConvertedType(type: .function($0), hint: .block) }
  }

  private func block(_ type: SwiftType, at position: TypePosition) -> SwiftType {
    guard case .function(var function) = type else { return type }
    function.convention = position.keepsBlocks ? .block : .swift
    return .function(function)
  }

  func convert(_ type: ObjCType) -> ConvertedType? {
    switch type {
    case .void: ConvertedType(type: .named("Void"), hint: .void)
    case .number(let number):
      NumberTypes.type(of: number).map { ConvertedType(type: .named($0)) }
    case .alias(let name, let underlying, _): alias(name, underlying)
    case .object(let object, _): convert(object)
    case .selector: ConvertedType(type: .named("Selector"), hint: .pointer)
    case .block(let function, _):
      self.function(function).map { ConvertedType(type: .function($0), hint: .block) }
    case .functionPointer(let function, _):
      self.function(function, .innerOfC).map { function in
        var function = function
        function.convention = .c
        return ConvertedType(type: .function(function), hint: .pointer)
      }
    case .pointer(let pointer, _): convert(pointer)
    case .enumeration(let tag): enumeration(tag)
    case .structure(let tag), .union(let tag): structure(tag)
    case .other(let spelling):
      NumberTypes.variadicLists.contains(spelling)
        ? ConvertedType(type: .named("CVaListPointer"), hint: .variadicList) : nil
    }
  }

  private func enumeration(_ tag: String) -> ConvertedType? {
    let facts = names.symbols.tags[tag]
    guard case .error = facts?.enumeration else {
      return ConvertedType(type: .named(names.tagName(tag)))
    }
    let name = facts?.swiftName ?? EnumerationNames.errorType(tag)
    return ConvertedType(type: .named(name + ".Code"))
  }

  private func structure(_ tag: String) -> ConvertedType? {
    guard names.symbols.tags[tag]?.isComplete ?? true else { return nil }
    return ConvertedType(type: .named(names.tagName(tag)))
  }

  /// Nobody says whether an object of Core Foundation is the caller's.
  private func result(of function: ObjCFunction, _ position: TypePosition) -> SwiftType? {
    guard case .coreFoundation = convert(function.result)?.hint else {
      return swiftType(function.result, position)
    }
    let result = swiftType(function.result, .result)
    guard case .implicitlyUnwrapped(let wrapped) = result else { return result }
    return .optional(wrapped)
  }

  private func function(
    _ function: ObjCFunction, _ position: TypePosition = .inner
  ) -> SwiftFunctionType? {
    guard !function.isVariadic, let result = result(of: function, position) else {
      return nil
    }
    let parameters = function.parameters.map { parameter in
      swiftType(parameter.type, position, attributes: parameter.typeAttributes).map {
        SwiftFunctionType.Parameter(type: $0, isEscaping: parameter.escapes(as: $0))
      }
    }
    guard parameters.allSatisfy({ $0 != nil && $0?.type != .named("Void") }) else { return nil }
    return SwiftFunctionType(
      parameters: parameters.compactMap { $0 }, result: result,
      attributes: SwiftType.functionAttributes(function.swiftAttributes))
  }
}

extension ObjCParameter {
  /// Whether the parameter is a closure that may outlive the call.
  func escapes(as type: SwiftType) -> Bool {
    type.isWhole && !isNonEscaping && self.type.isBlock
  }

  /// What of the parameter's attributes is part of its type.
  var typeAttributes: [String] { SwiftType.functionAttributes(swiftAttributes) }
}

extension SwiftType {
  /// `@MainActor` before `@Sendable`; `@UIActor` is its older name.
  static func functionAttributes(_ attributes: [String]) -> [String] {
    let isMain = attributes.contains { ["@MainActor", "@UIActor"].contains($0) }
    let isSendable =
      (isMain || attributes.contains("@Sendable")) && !attributes.contains("@_nonSendable")
    return (isMain ? ["@MainActor"] : []) + (isSendable ? ["@Sendable"] : [])
  }

  /// Neither optional nor implicitly unwrapped.
  fileprivate var isWhole: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: false
    default: true
    }
  }

  /// A function type with more attributes; other types stay what they are.
  func adding(_ attributes: [String]) -> SwiftType {
    guard case .function(var function) = self else { return self }
    function.attributes = Self.functionAttributes(function.attributes + attributes)
    return .function(function)
  }
}
