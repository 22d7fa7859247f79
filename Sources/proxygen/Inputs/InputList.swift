import Diagnostics
import Essentials

/// Reads the names of inputs from a file, for more than a command line can hold.
struct InputList {
  let workingFolder: WorkingFolder
  let standardInput: @Sendable () throws(SystemError) -> Data

  /// - Parameter path: `-` for standard input.
  /// - Returns: the names between NUL characters if there is one, else the lines that aren't empty.
  func read(_ path: String, reporting collector: inout DiagnosticCollector) -> [String] {
    do {
      let data =
        path == "-"
        ? try standardInput()
        : try FileBytes.read(workingFolder.absolute(path), limit: FileBytes.inputLimit)
      return Self.names(String(decoding: data, as: UTF8.self))
    } catch {
      collector.add(.unreadableInput(path, error))
      return []
    }
  }

  static func names(_ text: String) -> [String] {
    if text.contains("\0") { return text.split(separator: "\0").map(String.init) }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
