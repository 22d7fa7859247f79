// Only the files of this folder know libclang's own types. All others work with the values that are declared here, which
// live as long as their translation unit.
import CLibclang

struct ClangType {
  enum Kind {
    case void
    case number(CNumber)
    case alias, elaborated, attributed
    case object, objectPointer, interface, typeParameter, any, metaclass, selector
    case block, pointer, function, enumeration, record, other
  }

  let type: CXType
  let unit: TranslationUnit

  init(_ type: CXType, _ unit: TranslationUnit) {
    self.type = type
    self.unit = unit
  }

  var functions: LibclangFunctions { unit.library.functions }

  var kind: Kind { Self.kinds[type.kind.rawValue] ?? .other }

  private static let kinds: [UInt32: Kind] = [
    CXType_Void.rawValue: .void, CXType_Typedef.rawValue: .alias,
    CXType_Elaborated.rawValue: .elaborated, CXType_Attributed.rawValue: .attributed,
    CXType_ObjCObject.rawValue: .object, CXType_ObjCObjectPointer.rawValue: .objectPointer,
    CXType_ObjCInterface.rawValue: .interface, CXType_ObjCTypeParam.rawValue: .typeParameter,
    CXType_ObjCId.rawValue: .any, CXType_ObjCClass.rawValue: .metaclass,
    CXType_ObjCSel.rawValue: .selector, CXType_BlockPointer.rawValue: .block,
    CXType_Pointer.rawValue: .pointer, CXType_FunctionProto.rawValue: .function,
    CXType_FunctionNoProto.rawValue: .function, CXType_Enum.rawValue: .enumeration,
    CXType_Record.rawValue: .record,
    CXType_Bool.rawValue: .number(.bool), CXType_Char_S.rawValue: .number(.char),
    CXType_Char_U.rawValue: .number(.char), CXType_SChar.rawValue: .number(.signedChar),
    CXType_UChar.rawValue: .number(.unsignedChar), CXType_Short.rawValue: .number(.short),
    CXType_UShort.rawValue: .number(.unsignedShort), CXType_Int.rawValue: .number(.int),
    CXType_UInt.rawValue: .number(.unsignedInt), CXType_Long.rawValue: .number(.long),
    CXType_ULong.rawValue: .number(.unsignedLong), CXType_LongLong.rawValue: .number(.longLong),
    CXType_ULongLong.rawValue: .number(.unsignedLongLong),
    CXType_Int128.rawValue: .number(.int128), CXType_UInt128.rawValue: .number(.unsignedInt128),
    CXType_Float16.rawValue: .number(.float16), CXType_Half.rawValue: .number(.float16),
    CXType_Float.rawValue: .number(.float), CXType_Double.rawValue: .number(.double),
    CXType_LongDouble.rawValue: .number(.longDouble), CXType_WChar.rawValue: .number(.wideChar),
    CXType_Char16.rawValue: .number(.char16), CXType_Char32.rawValue: .number(.char32),
  ]

  /// As C writes it.
  var spelling: String { unit.library.text(functions.getTypeSpelling(type)) }

  var pointee: ClangType { with(functions.getPointeeType(type)) }

  /// Without aliases and attributes.
  var canonical: ClangType { with(functions.getCanonicalType(type)) }

  /// What an attribute stands on.
  var modified: ClangType { with(functions.Type_getModifiedType(type)) }

  /// What an elaborated type names.
  var named: ClangType { with(functions.Type_getNamedType(type)) }

  var declaration: Cursor { Cursor(functions.getTypeDeclaration(type), unit) }

  /// `NSObject` in `NSObject<P>`, `id` in `id<P>`.
  var objectBase: ClangType { with(functions.Type_getObjCObjectBaseType(type)) }

  var protocols: [String] {
    (0..<functions.Type_getNumObjCProtocolRefs(type)).map {
      Cursor(functions.Type_getObjCProtocolDecl(type, $0), unit).spelling
    }
  }

  /// What stands in the angle brackets of a generic class.
  var typeArguments: [ClangType] {
    (0..<functions.Type_getNumObjCTypeArgs(type)).map {
      with(functions.Type_getObjCTypeArg(type, $0))
    }
  }

  /// Of a function.
  var result: ClangType { with(functions.getResultType(type)) }

  /// Of a function; nil for any other type.
  var parameters: [ClangType]? {
    let count = functions.getNumArgTypes(type)
    guard count >= 0 else { return nil }
    return (0..<count).map { with(functions.getArgType(type, UInt32($0))) }
  }

  var isVariadic: Bool { functions.isFunctionTypeVariadic(type) != 0 }

  var isConstant: Bool { functions.isConstQualifiedType(type) != 0 }

  /// Nil where an attribute says something else.
  var nullability: Nullability? {
    switch functions.Type_getNullability(type) {
    case CXTypeNullability_NonNull: .nonnull
    case CXTypeNullability_Nullable: .nullable
    case CXTypeNullability_NullableResult: .nullableResult
    case CXTypeNullability_Unspecified: .unspecified
    default: nil
    }
  }

  private func with(_ other: CXType) -> ClangType { ClangType(other, unit) }
}
