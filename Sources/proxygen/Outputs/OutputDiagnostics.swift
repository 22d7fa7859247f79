import Diagnostics

/// Why an output is not written, each with a way out.
extension Diagnostic {
  static func unsafeOutputName(_ path: String) -> Diagnostic {
    .error(
      "output-outside", at: .file(path),
      "the name leads out of the output folder; nothing is written")
  }

  static func outputOutside(_ path: String, folder: String) -> Diagnostic {
    .error(
      "output-outside", at: .file(path),
      "a symbolic link leads out of '\(folder)'; remove it, or write to the folder that it leads to"
    )
  }

  static func duplicateOutput(_ path: String) -> Diagnostic {
    .error(
      "duplicate-output", at: .file(path),
      "two outputs have this name, or differ in upper and lower case alone; give one of them another name"
    )
  }

  static func foreignFile(_ path: String) -> Diagnostic {
    .error(
      "foreign-file", at: .file(path),
      "the file was not written by proxygen and is kept; move it away, or replace it with '--force'"
    )
  }

  static func overInput(_ path: String) -> Diagnostic {
    .error("output-over-input", at: .file(path), "the file is an input; write the output elsewhere")
  }

  static func notAFile(_ path: String) -> Diagnostic {
    .error(
      "not-a-file", at: .file(path), "there is a folder or a device here; output needs another name"
    )
  }

  static func notAFolder(_ path: String) -> Diagnostic {
    .error(
      "not-a-folder", at: .file(path),
      "there is a file here; name a folder, or a file that ends in '.swift'")
  }

  static func writeProtected(_ path: String) -> Diagnostic {
    .error(
      "write-protected", at: .file(path),
      "the file is write-protected; make it writable, or write elsewhere")
  }

  static func unwritableOutput(_ path: String, _ error: SystemError) -> Diagnostic {
    .error("unwritable-output", at: .file(path), "cannot be written: \(error.reason)")
  }

  static let interruptedOutput = Diagnostic.error(
    "interrupted", at: .commandLine, "interrupted before anything was written")
}
