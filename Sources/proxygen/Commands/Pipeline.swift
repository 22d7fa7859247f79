import Diagnostics
import ProxyGenerator

/// The middle of the program: texts in, texts out. It knows neither streams nor where output goes.
struct Pipeline: Sendable {
  struct Generated: Equatable, Sendable {
    /// A list for each output that was asked for.
    var files: [[OutputFile]] = []
    /// In the order in which they were found.
    var diagnostics: [Diagnostic] = []
    /// The paths of inputs that may give something else though they declare the same.
    var dependingOnBodies: Set<String> = []

    /// How the inputs were read is no part of what was generated.
    static func == (one: Self, other: Self) -> Bool {
      one.files == other.files && one.diagnostics == other.diagnostics
    }
  }

  struct Listing: Equatable, Sendable {
    /// Whole lines, ready to be printed in the format that was asked for.
    var text = ""
    var diagnostics: [Diagnostic] = []
  }

  /// With an error among the diagnostics, the files are not written.
  var generate: @Sendable ([InputText], GenerateRequest) -> Generated
  /// Lists what could be read, also beside errors.
  var list: @Sendable ([InputText], ListRequest) -> Listing
  /// Tells of one declaration; without text when there is none at that line.
  var explain: @Sendable ([InputText], ExplainRequest) -> Listing = { _, _ in Listing() }
}

/// What a generation depends on besides its inputs.
struct GenerateRequest: Equatable, Sendable {
  /// Files that go to one place.
  struct Output: Equatable, Sendable {
    var styles: [LoadedStyle] = []
    var layout: GeneratorConfiguration.Layout
    /// They take the place of the styles' own.
    var templates = UserTemplates()
    var protocolPatterns: [Wildcard] = []
  }

  var outputs: [Output]
  var rules = ConfiguredRules.none
  var faultReach = FaultReach.wholeRun
  /// As headers name it.
  var configuration = Maker.Configuration.none
  /// How headers and modules were read.
  var lookup = ModuleLookup()
}

struct ListRequest: Equatable, Sendable {
  var protocolPatterns: [Wildcard] = []
  var rules = ConfiguredRules.none
  var format = ListFormat.table
  /// The first one decides what is told once; none means `rx`.
  var styles: [LoadedStyle] = []
  var terminal = TerminalStyle.plain
  /// The path from the folder of the listing to the working folder; empty for the same.
  var base = ""
}

struct ExplainRequest: Equatable, Sendable {
  /// As one of the inputs has it.
  var path: String
  var line: Int
  var styles: [LoadedStyle]
  var rules = ConfiguredRules.none
}
