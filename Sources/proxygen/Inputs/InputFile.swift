/// A file that is going to be read.
struct InputFile: Equatable, Sendable {
  enum Origin: Sendable {
    /// The user named this very file.
    case named
    /// It was found in a folder or through a glob.
    case found
  }

  /// As messages and headers show it.
  var path: String
  /// Absolute and without symbolic links: two inputs with one real path are one input.
  var realPath: String
  var origin: Origin
}
