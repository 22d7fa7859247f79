// libclang's functions as a table that is filled at run time, so that proxygen starts without libclang,
// and one build works with the libraries of several releases. The types are those of libclang's own
// headers; where they are missing when proxygen is built, there is no table.
#ifndef CLIBCLANG_H
#define CLIBCLANG_H

#if __has_include(<clang-c/Index.h>)
#include <clang-c/Index.h>

#pragma clang assume_nonnull begin

// The functions that proxygen calls; all of them are in every libclang since 11.
#define CLIBCLANG_FUNCTIONS(X) \
  X(createIndex) X(disposeIndex) X(parseTranslationUnit2) X(disposeTranslationUnit) \
  X(reparseTranslationUnit) X(getTranslationUnitCursor) X(getClangVersion) \
  X(toggleCrashRecovery) \
  X(getCString) X(disposeString) \
  X(getNumDiagnostics) X(getDiagnostic) X(disposeDiagnostic) X(getDiagnosticSeverity) \
  X(getDiagnosticSpelling) X(getDiagnosticLocation) \
  X(getExpansionLocation) X(getRangeStart) X(getRangeEnd) X(Location_isInSystemHeader) \
  X(getFileName) X(File_tryGetRealPathName) X(getIncludedFile) \
  X(visitChildren) X(getCursorKind) X(getCursorSpelling) X(getCursorLocation) \
  X(getCursorExtent) X(getCursorUSR) X(getCursorType) X(getCursorResultType) \
  X(getCursorReferenced) X(getCursorDefinition) X(isCursorDefinition) X(isInvalid) \
  X(isAttribute) X(equalCursors) X(Cursor_isNull) \
  X(Cursor_getNumArguments) X(Cursor_getArgument) X(Cursor_isVariadic) \
  X(Cursor_isObjCOptional) X(Cursor_getObjCPropertyAttributes) \
  X(Cursor_getObjCPropertyGetterName) X(Cursor_getObjCPropertySetterName) \
  X(Cursor_getRawCommentText) X(getCursorPlatformAvailability) \
  X(disposeCXPlatformAvailability) \
  X(getTypeSpelling) X(getPointeeType) X(getCanonicalType) X(getTypeDeclaration) \
  X(getTypedefDeclUnderlyingType) X(Type_getNullability) X(Type_getModifiedType) \
  X(Type_getNamedType) X(Type_getObjCObjectBaseType) X(Type_getNumObjCProtocolRefs) \
  X(Type_getObjCProtocolDecl) X(Type_getNumObjCTypeArgs) X(Type_getObjCTypeArg) \
  X(getResultType) X(getNumArgTypes) X(getArgType) X(isFunctionTypeVariadic) \
  X(isConstQualifiedType) X(getEnumDeclIntegerType) X(getEnumConstantDeclValue)

typedef struct {
#define CLIBCLANG_FIELD(name) __typeof__(&clang_##name) _Nonnull name;
  CLIBCLANG_FUNCTIONS(CLIBCLANG_FIELD)
#undef CLIBCLANG_FIELD
} LibclangFunctions;

/// Opens the library at `path`, for good.
///
/// Returns its functions, which live as long as the process. Where the library can't be opened or
/// lacks a function, returns null and sets `problem` to a text that lives as long as the process.
const LibclangFunctions *_Nullable libclang_open(
    const char *path, const char *_Nullable *_Nonnull problem);

#pragma clang assume_nonnull end

#endif
#endif
