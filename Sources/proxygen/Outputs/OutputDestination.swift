/// Where output goes.
enum OutputDestination: Equatable, Sendable {
  case standardOutput
  /// All output in one file.
  case file(String)
  /// A file of its own for each output.
  case folder(String)

  /// A path is a folder if there is one, if it ends in a slash, or if it does not end in `.swift`.
  init(_ argument: OutputArgument, in workingFolder: WorkingFolder) {
    switch argument {
    case .standardOutput:
      self = .standardOutput
    case .path(let path):
      let isFolder = (try? FileStatus(of: workingFolder.absolute(path)))?.kind == .folder
      let isFile = path.hasSuffix(".swift") && !isFolder
      self = isFile ? .file(path) : .folder(path)
    }
  }
}
