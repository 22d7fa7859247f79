import Diagnostics
import ProxyGenerator

/// The middle of the program: texts in, texts out. It knows neither streams nor where output goes.
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
  var generate: @Sendable ([InputText], GenerateRequest) async -> Generated
  /// Lists what could be read, also beside errors.
  var list: @Sendable ([InputText], ListOptions) async -> Listing
}

/// What a generation depends on besides its inputs.
struct GenerateRequest: Equatable, Sendable {
  var options: GenerateOptions
  var layout: GeneratorConfiguration.Layout
  var styles: [LoadedStyle] = []
  /// They take the place of the styles' own.
  var templates = UserTemplates()
}
