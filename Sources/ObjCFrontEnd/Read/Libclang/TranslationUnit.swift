// Only the files of this folder know libclang's own types. All others work with the values that are declared here, which
// live as long as their translation unit.
import CLibclang
import Essentials

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

  let library: Libclang
  private let index: CXIndex
  private let unit: CXTranslationUnit
  private var paths: [CXFile: String] = [:]
  private let inputs: Set<String>

  /// - Parameters:
  ///   - arguments: the compiler's, without the file.
  ///   - inputs: headers by their paths without symbolic links. The compiler may meet one on another way first, and has one
  ///     name for it from then on.
  init(
    _ file: String, _ arguments: [String], _ virtualFiles: [VirtualFile], inputs: Set<String>,
    library: Libclang
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
    self.inputs = inputs
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
  func location(_ place: CXSourceLocation) -> ClangLocation? {
    var file: CXFile?
    var (line, column, offset): (UInt32, UInt32, UInt32) = (0, 0, 0)
    library.functions.getExpansionLocation(place, &file, &line, &column, &offset)
    guard let file else { return nil }
    return ClangLocation(
      path: path(of: file), line: Int(line), column: Int(column), offset: Int(offset))
  }

  func path(of file: CXFile) -> String {
    if let path = paths[file] { return path }
    let real = library.text(library.functions.File_tryGetRealPathName(file))
    let named = real.isEmpty ? library.text(library.functions.getFileName(file)) : real
    let resolved = URL(fileURLWithPath: named).resolvingSymlinksInPath().path
    let path = inputs.contains(resolved) ? resolved : named
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
