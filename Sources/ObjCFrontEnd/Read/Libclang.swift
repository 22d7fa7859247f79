// The one file that knows libclang's own types. All others work with the values below, which live as long as
// their translation unit.
import CLibclang

/// libclang, opened.
struct Libclang {
  fileprivate let functions: LibclangFunctions

  struct Failure: Error, Equatable {
    /// In the system's words.
    var reason: String
  }

  /// Opens the library for the rest of the process.
  init(path: String) throws(Failure) {
    var problem: UnsafePointer<CChar>?
    guard let functions = libclang_open(path, &problem) else {
      throw Failure(reason: problem.map { String(cString: $0) } ?? "no reason given")
    }
    self.functions = functions.pointee
  }

  /// What the library says about itself (`Debian clang version 14.0.6`).
  var version: String { text(functions.getClangVersion()) }

  fileprivate func text(_ string: CXString) -> String {
    defer { functions.disposeString(string) }
    return functions.getCString(string).map { String(cString: $0) } ?? ""
  }
}

// MARK: - Translation units

/// A header that was parsed with all that it includes.
final class TranslationUnit {
  /// Contents that take the place of a file, which need not exist.
  struct VirtualFile: Equatable {
    var path: String
    var text: String
  }

  struct Failure: Error, Equatable {
    /// libclang's own number of the error.
    var code: UInt32
  }

  fileprivate let library: Libclang
  private let index: CXIndex
  private let unit: CXTranslationUnit
  private var paths: [CXFile: String] = [:]

  /// - Parameter arguments: the compiler's, without the file.
  init(
    _ file: String, _ arguments: [String], _ virtualFiles: [VirtualFile], library: Libclang
  ) throws(Failure) {
    let functions = library.functions
    functions.toggleCrashRecovery(0)
    guard let index = functions.createIndex(0, 0) else { throw Failure(code: 1) }
    let options =
      CXTranslationUnit_DetailedPreprocessingRecord.rawValue
      | CXTranslationUnit_SkipFunctionBodies.rawValue | CXTranslationUnit_KeepGoing.rawValue
      | CXTranslationUnit_IncludeAttributedTypes.rawValue
      | CXTranslationUnit_VisitImplicitAttributes.rawValue
    var unit: CXTranslationUnit?
    let error = CStrings.with(arguments) { arguments in
      CStrings.with(virtualFiles.flatMap { [$0.path, $0.text] }) { texts in
        var unsaved = virtualFiles.indices.map { number in
          CXUnsavedFile(
            Filename: texts[2 * number], Contents: texts[2 * number + 1],
            Length: UInt(virtualFiles[number].text.utf8.count))
        }
        return functions.parseTranslationUnit2(
          index, file, arguments, Int32(arguments.count), &unsaved, UInt32(unsaved.count), options,
          &unit)
      }
    }
    guard error == CXError_Success, let unit else {
      functions.disposeIndex(index)
      throw Failure(code: error.rawValue)
    }
    self.library = library
    self.index = index
    self.unit = unit
  }

  deinit {
    library.functions.disposeTranslationUnit(unit)
    library.functions.disposeIndex(index)
  }

  /// What stands in all files, in their order.
  var declarations: [Cursor] {
    Cursor(library.functions.getTranslationUnitCursor(unit), self).children
  }

  var diagnostics: [ClangDiagnostic] {
    let functions = library.functions
    return (0..<functions.getNumDiagnostics(unit)).map { number in
      let diagnostic = functions.getDiagnostic(unit, number)
      defer { functions.disposeDiagnostic(diagnostic) }
      return ClangDiagnostic(
        isError: functions.getDiagnosticSeverity(diagnostic).rawValue
          >= CXDiagnostic_Error.rawValue,
        message: library.text(functions.getDiagnosticSpelling(diagnostic)),
        location: location(functions.getDiagnosticLocation(diagnostic)))
    }
  }

  /// Where a macro is used rather than where it is written.
  fileprivate func location(_ place: CXSourceLocation) -> ClangLocation? {
    var file: CXFile?
    var (line, column, offset): (UInt32, UInt32, UInt32) = (0, 0, 0)
    library.functions.getExpansionLocation(place, &file, &line, &column, &offset)
    guard let file else { return nil }
    return ClangLocation(
      path: path(of: file), line: Int(line), column: Int(column), offset: Int(offset))
  }

  fileprivate func path(of file: CXFile) -> String {
    if let path = paths[file] { return path }
    let real = library.text(library.functions.File_tryGetRealPathName(file))
    let path = real.isEmpty ? library.text(library.functions.getFileName(file)) : real
    paths[file] = path
    return path
  }
}

struct ClangDiagnostic: Equatable {
  var isError: Bool
  var message: String
  var location: ClangLocation?
}

struct ClangLocation: Hashable {
  /// Without symbolic links, where libclang can tell.
  var path: String
  var line: Int
  var column: Int
  /// In bytes, from the file's beginning.
  var offset: Int
}

/// An array of C strings for the time of a call.
private enum CStrings {
  static func with<Result>(
    _ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var starts: [Int] = []
    for text in texts {
      starts.append(bytes.count)
      bytes += text.utf8.map { CChar(bitPattern: $0) } + [0]
    }
    return bytes.withUnsafeBufferPointer { buffer in
      body(starts.map { start in buffer.baseAddress.map { $0 + start } })
    }
  }
}

// MARK: - Cursors

/// A declaration, attribute, reference or directive.
struct Cursor {
  enum Kind {
    case `protocol`, `class`, category, instanceMethod, classMethod, property, parameter
    case enumeration, enumerationCase, structure, union, field, alias, typeParameter
    case superclassReference, protocolReference, classReference, typeReference
    case annotation, inclusion, macroDefinition, moduleImport, other
  }

  fileprivate let cursor: CXCursor
  fileprivate let unit: TranslationUnit

  fileprivate init(_ cursor: CXCursor, _ unit: TranslationUnit) {
    self.cursor = cursor
    self.unit = unit
  }

  private var functions: LibclangFunctions { unit.library.functions }

  var kind: Kind { Self.kinds[cursor.kind.rawValue] ?? .other }

  private static let kinds: [UInt32: Kind] = [
    CXCursor_ObjCProtocolDecl.rawValue: .protocol, CXCursor_ObjCInterfaceDecl.rawValue: .class,
    CXCursor_ObjCCategoryDecl.rawValue: .category,
    CXCursor_ObjCInstanceMethodDecl.rawValue: .instanceMethod,
    CXCursor_ObjCClassMethodDecl.rawValue: .classMethod,
    CXCursor_ObjCPropertyDecl.rawValue: .property, CXCursor_ParmDecl.rawValue: .parameter,
    CXCursor_EnumDecl.rawValue: .enumeration, CXCursor_EnumConstantDecl.rawValue: .enumerationCase,
    CXCursor_StructDecl.rawValue: .structure, CXCursor_UnionDecl.rawValue: .union,
    CXCursor_FieldDecl.rawValue: .field, CXCursor_TypedefDecl.rawValue: .alias,
    CXCursor_TemplateTypeParameter.rawValue: .typeParameter,
    CXCursor_ObjCSuperClassRef.rawValue: .superclassReference,
    CXCursor_ObjCProtocolRef.rawValue: .protocolReference,
    CXCursor_ObjCClassRef.rawValue: .classReference, CXCursor_TypeRef.rawValue: .typeReference,
    CXCursor_AnnotateAttr.rawValue: .annotation,
    CXCursor_InclusionDirective.rawValue: .inclusion,
    CXCursor_MacroDefinition.rawValue: .macroDefinition,
    CXCursor_ModuleImportDecl.rawValue: .moduleImport,
  ]

  /// A selector, a name, what an inclusion names, the text of an annotation.
  var spelling: String { unit.library.text(functions.getCursorSpelling(cursor)) }

  var location: ClangLocation? { unit.location(functions.getCursorLocation(cursor)) }

  var start: ClangLocation? {
    unit.location(functions.getRangeStart(functions.getCursorExtent(cursor)))
  }

  var end: ClangLocation? {
    unit.location(functions.getRangeEnd(functions.getCursorExtent(cursor)))
  }

  var isInSystemHeader: Bool {
    functions.Location_isInSystemHeader(functions.getCursorLocation(cursor)) != 0
  }

  /// Tells declarations apart, those without a name, too.
  var identity: String { unit.library.text(functions.getCursorUSR(cursor)) }

  /// In the order of the source, also what the compiler adds by itself.
  var children: [Cursor] {
    var found: [CXCursor] = []
    withUnsafeMutablePointer(to: &found) { list in
      _ = functions.visitChildren(
        cursor,
        { child, _, list in
          list?.assumingMemoryBound(to: [CXCursor].self).pointee.append(child)
          return CXChildVisit_Continue
        }, list)
    }
    return found.map { Cursor($0, unit) }
  }

  var type: ClangType { ClangType(functions.getCursorType(cursor), unit) }

  /// Of a method.
  var resultType: ClangType { ClangType(functions.getCursorResultType(cursor), unit) }

  /// What an alias stands for.
  var aliasedType: ClangType { ClangType(functions.getTypedefDeclUnderlyingType(cursor), unit) }

  /// What an enumeration's values are.
  var rawType: ClangType { ClangType(functions.getEnumDeclIntegerType(cursor), unit) }

  var enumerationValue: Int64 { functions.getEnumConstantDeclValue(cursor) }

  var arguments: [Cursor] {
    (0..<max(0, functions.Cursor_getNumArguments(cursor))).map {
      Cursor(functions.Cursor_getArgument(cursor, UInt32($0)), unit)
    }
  }

  var isVariadic: Bool { functions.Cursor_isVariadic(cursor) != 0 }

  /// Whether it stands after `@optional`.
  var isOptional: Bool { functions.Cursor_isObjCOptional(cursor) != 0 }

  /// Whether it is more than `@class Thing;` or `struct Thing;`.
  var isDefinition: Bool {
    switch kind {
    // To libclang, the definition of a class is its implementation.
    case .class, .protocol: true
    case .classReference, .protocolReference: false
    default: functions.isCursorDefinition(cursor) != 0
    }
  }

  var referenced: Cursor? { existing(functions.getCursorReferenced(cursor)) }

  var definition: Cursor? { existing(functions.getCursorDefinition(cursor)) }

  var propertyAttributes: PropertyAttributes {
    PropertyAttributes(rawValue: functions.Cursor_getObjCPropertyAttributes(cursor, 0))
  }

  var getterName: String { unit.library.text(functions.Cursor_getObjCPropertyGetterName(cursor)) }

  var setterName: String { unit.library.text(functions.Cursor_getObjCPropertySetterName(cursor)) }

  /// The documentation above it, with its marks.
  var comment: String? {
    let text = unit.library.text(functions.Cursor_getRawCommentText(cursor))
    return text.isEmpty ? nil : text
  }

  /// The file that an inclusion found; nil where there is none.
  var includedPath: String? { functions.getIncludedFile(cursor).map(unit.path) }

  private func existing(_ other: CXCursor) -> Cursor? {
    functions.Cursor_isNull(other) != 0 || functions.isInvalid(other.kind) != 0
      ? nil : Cursor(other, unit)
  }
}

extension Cursor: Equatable {
  static func == (left: Cursor, right: Cursor) -> Bool {
    left.functions.equalCursors(left.cursor, right.cursor) != 0
  }
}

/// What stands in the parentheses after `@property`.
struct PropertyAttributes: OptionSet {
  var rawValue: UInt32

  static let readOnly = Self(rawValue: CXObjCPropertyAttr_readonly.rawValue)
  static let assign = Self(rawValue: CXObjCPropertyAttr_assign.rawValue)
  static let retain = Self(rawValue: CXObjCPropertyAttr_retain.rawValue)
  static let copy = Self(rawValue: CXObjCPropertyAttr_copy.rawValue)
  static let weak = Self(rawValue: CXObjCPropertyAttr_weak.rawValue)
  static let strong = Self(rawValue: CXObjCPropertyAttr_strong.rawValue)
  static let unsafeUnretained = Self(rawValue: CXObjCPropertyAttr_unsafe_unretained.rawValue)
  static let ofClass = Self(rawValue: CXObjCPropertyAttr_class.rawValue)
}

// MARK: - Availability

/// One platform's availability, or that of all platforms.
struct ClangAvailability {
  /// `ios`; empty for all.
  var platform: String
  var introduced: String?
  var deprecated: String?
  var obsoleted: String?
  var isUnavailable: Bool
  var message: String
}

extension Cursor {
  /// What holds on all platforms.
  struct GeneralAvailability {
    var isDeprecated: Bool
    var deprecation: String
    var isUnavailable: Bool
    var unavailability: String
  }

  var availability: (general: GeneralAvailability, platforms: [ClangAvailability]) {
    var (isDeprecated, isUnavailable): (Int32, Int32) = (0, 0)
    var (deprecation, unavailability) = (CXString(), CXString())
    var list = [CXPlatformAvailability](repeating: CXPlatformAvailability(), count: 32)
    let count = functions.getCursorPlatformAvailability(
      cursor, &isDeprecated, &deprecation, &isUnavailable, &unavailability, &list,
      Int32(list.count))
    let known = list.prefix(max(0, min(Int(count), list.count)))
    let platforms = known.map { one in
      ClangAvailability(
        platform: functions.getCString(one.Platform).map { String(cString: $0) } ?? "",
        introduced: one.Introduced.text, deprecated: one.Deprecated.text,
        obsoleted: one.Obsoleted.text, isUnavailable: one.Unavailable != 0,
        message: functions.getCString(one.Message).map { String(cString: $0) } ?? "")
    }
    for index in known.indices { functions.disposeCXPlatformAvailability(&list[index]) }
    let general = GeneralAvailability(
      isDeprecated: isDeprecated != 0, deprecation: unit.library.text(deprecation),
      isUnavailable: isUnavailable != 0, unavailability: unit.library.text(unavailability))
    return (general, platforms)
  }
}

extension CXVersion {
  /// `13.4`; nil where there is none.
  fileprivate var text: String? {
    let numbers = [Major, Minor, Subminor].prefix { $0 >= 0 }
    return numbers.isEmpty ? nil : numbers.map(String.init).joined(separator: ".")
  }
}

// MARK: - Types

struct ClangType {
  enum Kind {
    case void
    case number(CNumber)
    case alias, elaborated, attributed
    case object, objectPointer, interface, typeParameter, any, metaclass, selector
    case block, pointer, function, enumeration, record, other
  }

  fileprivate let type: CXType
  fileprivate let unit: TranslationUnit

  fileprivate init(_ type: CXType, _ unit: TranslationUnit) {
    self.type = type
    self.unit = unit
  }

  private var functions: LibclangFunctions { unit.library.functions }

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
