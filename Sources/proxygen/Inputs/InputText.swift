import Diagnostics

/// One input, read.
struct InputText: Equatable, Sendable {
  static let standardInputPath = "<stdin>"

  /// As the user gave it, or as found below a folder that the user gave; `<stdin>`; `<module NAME>`.
  var path: String
  var text: String
  /// The module that the text declares, when it isn't the one that the output goes to.
  var module: String?
  /// For a header: the place there that each line of its Swift text stands for. Empty for what is Swift itself.
  var origins: [SourceLocation?] = []
}
