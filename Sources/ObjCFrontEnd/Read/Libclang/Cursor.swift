// Only the files of this folder know libclang's own types. All others work with the values that are declared here, which
// live as long as their translation unit.
import CLibclang

/// A declaration, attribute, reference or directive.
struct Cursor {
  enum Kind {
    case `protocol`, `class`, category, instanceMethod, classMethod, property, parameter
    case enumeration, enumerationCase, structure, union, field, alias, typeParameter
    case superclassReference, protocolReference, classReference, typeReference
    case annotation, inclusion, macroDefinition, moduleImport, other
  }

  let cursor: CXCursor
  let unit: TranslationUnit

  init(_ cursor: CXCursor, _ unit: TranslationUnit) {
    self.cursor = cursor
    self.unit = unit
  }

  var functions: LibclangFunctions { unit.library.functions }

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
