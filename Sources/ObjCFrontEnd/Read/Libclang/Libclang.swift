// Only the files of this folder know libclang's own types. All others work with the values that are declared here, which
// live as long as their translation unit.
import CLibclang

/// libclang, opened.
struct Libclang {
  let functions: LibclangFunctions

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

  func text(_ string: CXString) -> String {
    defer { functions.disposeString(string) }
    return functions.getCString(string).map { String(cString: $0) } ?? ""
  }
}
