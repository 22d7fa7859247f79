import Diagnostics

/// The middle of the program: texts in, texts out. It knows neither disk nor streams.
struct Pipeline: Sendable {
  struct Generated: Equatable, Sendable {
    var files: [OutputFile] = []
    /// In the order in which they were found.
    var diagnostics: [Diagnostic] = []
  }

  struct Listing: Equatable, Sendable {
    /// Whole lines, ready to be printed in the format that was asked for.
    var text = ""
    var diagnostics: [Diagnostic] = []
  }

  /// With an error among the diagnostics, the files are not written.
  var generate: @Sendable ([InputText], GenerateOptions) async -> Generated
  /// With an error among the diagnostics, the text is not printed.
  var list: @Sendable ([InputText], ListOptions) async -> Listing
}
