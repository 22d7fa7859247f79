/// One file that was made.
struct OutputFile: Equatable, Sendable {
  /// Its path in the output folder, with `/` between folders.
  var name: String
  var contents: String

  /// The text of several files as one, in their order, with an empty line between them.
  static func joined(_ files: [OutputFile]) -> String {
    files.map(\.contents).joined(separator: "\n")
  }
}
