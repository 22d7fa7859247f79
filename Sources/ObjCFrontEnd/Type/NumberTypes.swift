/// C's arithmetic types and the aliases of system headers that Swift has types for.
enum NumberTypes {
  /// Nil for what Swift can't import.
  static func type(of number: CNumber) -> String? {
    switch number {
    case .bool: "Bool"
    case .char: "CChar"
    case .signedChar: "Int8"
    case .unsignedChar: "UInt8"
    case .short: "Int16"
    case .unsignedShort: "UInt16"
    case .int: "Int32"
    case .unsignedInt: "UInt32"
    case .long: "Int"
    case .unsignedLong: "UInt"
    case .longLong: "Int64"
    case .unsignedLongLong: "UInt64"
    case .int128: "Int128"
    case .unsignedInt128: "UInt128"
    case .float16: "Float16"
    case .float: "Float"
    case .double: "Double"
    case .longDouble: "Float80"
    case .wideChar: "CWideChar"
    case .char16: "UInt16"
    case .char32: "CChar32"
    }
  }

  /// Aliases that are known by name, whatever they stand for.
  static let aliases: [String: String] = {
    var names: [String: String] = [:]
    for bits in ["8", "16", "32", "64"] {
      for unsigned in ["uint\(bits)_t", "u_int\(bits)_t", "UInt\(bits)"] {
        names[unsigned] = "UInt\(bits)"
      }
      for signed in ["int\(bits)_t", "SInt\(bits)"] { names[signed] = "Int\(bits)" }
    }
    for word in ["intptr_t", "ptrdiff_t", "size_t", "rsize_t", "ssize_t", "NSInteger"] {
      names[word] = "Int"
    }
    for word in ["ItemCount", "ByteCount", "UniCharCount"] { names[word] = "Int" }
    names["uintptr_t"] = "UInt"
    names["NSStringEncoding"] = "UInt"
    names["Float32"] = "Float32"
    names["Float64"] = "Float64"
    names["Byte"] = "UInt8"
    names["SignedByte"] = "Int8"
    names["CGFloat"] = "CGFloat"
    names["CFIndex"] = "CFIndex"
    return names
  }()

  static let variadicLists: Set<String> = ["va_list", "__gnuc_va_list", "__va_list"]

  /// The type's width in names (SE-0005): `UInt8` for `unsigned char`; nil where words say nothing.
  static func words(of number: CNumber) -> TypeWords {
    switch number {
    case .bool: TypeWords("Bool", role: .boolean)
    case .char, .signedChar: TypeWords("Int8")
    case .unsignedChar: TypeWords("UInt8")
    case .short: TypeWords("Int16")
    case .unsignedShort, .char16: TypeWords("UInt16")
    case .int, .wideChar: TypeWords("Int32")
    case .unsignedInt: TypeWords("UInt32")
    case .long, .longLong: TypeWords("Int64")
    case .unsignedLong, .unsignedLongLong: TypeWords("UInt64")
    case .int128: TypeWords("Int128")
    case .unsignedInt128: TypeWords("UInt128")
    case .float: TypeWords("Float")
    case .double: TypeWords("Double")
    case .char32: TypeWords("UnicodeScalar")
    case .float16, .longDouble: .none
    }
  }
}
