import Diagnostics
import ProxyGenerator

/// What a `proxygen.json` says. Paths are as written, and start from the configuration's folder.
struct Configuration: Equatable, Sendable {
  /// One place that output goes to.
  struct Output: Equatable, Sendable {
    var styles: [StyleArgument] = []
    var path = ""
    var templates: String?
    var protocolPatterns: [Wildcard] = []
    var names = Names()
    var location = SourceLocation(path: "", line: 1, column: 1)
  }

  /// What takes the place of a style's own patterns.
  struct Names: Equatable, Sendable {
    var file: NamePattern?
    var proxy: NamePattern?
    var standalone: NamePattern?
  }

  var inputs: [String] = []
  var modules: [String] = []
  var lookup = ModuleLookup()
  var outputs: [Output] = []
  var keepGoing = false
  var rules = ConfiguredRules()
}
