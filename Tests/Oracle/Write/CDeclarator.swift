@testable import ObjCFrontEnd

/// A type of C around a name: `void (^ _Nullable name)(int)`, `NSString * _Nonnull name`.
struct CDeclarator {
  /// - Parameter name: empty for the type alone.
  static func text(_ type: ObjCType, _ name: String = "") -> String {
    switch type {
    case .void: beside("void", name)
    case .number(let number): beside(spelling(of: number), name)
    case .alias(let alias, let underlying, let nullability):
      beside(alias + (underlying.isPointer ? mark(nullability) : ""), name)
    case .object(let object, let nullability): text(object, nullability, name)
    case .selector(let nullability): beside("SEL" + mark(nullability), name)
    case .block(let function, let nullability): text(function, "^", nullability, name)
    case .functionPointer(let function, let nullability): text(function, "*", nullability, name)
    case .pointer(let pointer, let nullability): text(pointer, nullability, name)
    case .enumeration(let tag): beside("enum \(tag)", name)
    case .structure(let tag): beside("struct \(tag)", name)
    case .union(let tag): beside("union \(tag)", name)
    case .other(let spelling): beside(spelling, name)
    }
  }

  private static func beside(_ type: String, _ name: String) -> String {
    name.isEmpty ? type : "\(type) \(name)"
  }

  private static func mark(_ nullability: Nullability) -> String {
    switch nullability {
    case .nonnull: " _Nonnull"
    case .nullable: " _Nullable"
    case .unspecified: ""
    case .nullableResult: " _Nullable_result"
    }
  }

  private static func text(
    _ object: ObjCObject, _ nullability: Nullability, _ name: String
  ) -> String {
    let mark = mark(nullability)
    switch object {
    case .any(let protocols): return beside("id\(list(protocols))\(mark)", name)
    case .metaclass(let protocols): return beside("Class\(list(protocols))\(mark)", name)
    // The mark of this one stands only in a method's own result.
    case .instancetype: return beside("instancetype\(mark)", name)
    case .typeParameter(let parameter, let protocols):
      return beside("\(parameter)\(list(protocols))\(mark)", name)
    case .instance(let instance):
      let arguments = instance.arguments.map { text($0.withoutMark) }
      let generics = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
      let kind = instance.isKindOf ? "__kindof " : ""
      return beside(
        "\(kind)\(instance.className)\(generics)\(list(instance.protocols)) *\(mark)", name)
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  private static func text(
    _ function: ObjCFunction, _ symbol: String, _ nullability: Nullability, _ name: String
  ) -> String {
    let parameters = function.parameters.map { text($0.type, $0.name) }
    let list = (parameters + (function.isVariadic ? ["..."] : [])).joined(separator: ", ")
    let inner = beside("\(symbol)\(mark(nullability))", name)
    return text(function.result, "(\(inner))(\(list.isEmpty ? "void" : list))")
  }

  private static func text(
    _ pointer: CPointer, _ nullability: Nullability, _ name: String
  ) -> String {
    let constant = pointer.isConstant ? "const " : ""
    let ownership =
      switch pointer.pointeeOwnership {
      case .unsafeUnretained: " __unsafe_unretained"
      case .strong: " __strong"
      case .weak: " __weak"
      // In a parameter, it goes without saying.
      case .autoreleasing: pointer.isError ? "" : " __autoreleasing"
      case .unspecified: ""
      }
    return beside("\(constant)\(text(pointer.pointee))\(ownership) *\(mark(nullability))", name)
  }

  private static func spelling(of number: CNumber) -> String {
    switch number {
    case .bool: "_Bool"
    case .char: "char"
    case .signedChar: "signed char"
    case .unsignedChar: "unsigned char"
    case .short: "short"
    case .unsignedShort: "unsigned short"
    case .int: "int"
    case .unsignedInt: "unsigned int"
    case .long: "long"
    case .unsignedLong: "unsigned long"
    case .longLong: "long long"
    case .unsignedLongLong: "unsigned long long"
    case .int128: "__int128"
    case .unsignedInt128: "unsigned __int128"
    case .float16: "_Float16"
    case .float: "float"
    case .double: "double"
    case .longDouble: "long double"
    case .wideChar: "wchar_t"
    case .char16: "char16_t"
    case .char32: "char32_t"
    }
  }
}

extension ObjCType {
  /// Type arguments have no nullability.
  fileprivate var withoutMark: ObjCType {
    switch self {
    case .object(let object, _): .object(object, .unspecified)
    case .block(let function, _): .block(function, .unspecified)
    case .alias(let name, let type, _): .alias(name, type, .unspecified)
    default: self
    }
  }
}
