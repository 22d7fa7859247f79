import Essentials

/// Prints diagnostics as a log in SARIF 2.1.0 (OASIS). It names lines alone: SARIF counts columns in characters, and ours are
/// bytes.
struct SARIFPrinter {
  let program: String
  let version: String

  func log(of diagnostics: [Diagnostic]) -> String {
    let rules = Set(diagnostics.map(\.rule)).sorted().map(Rule.init)
    let driver = Driver(name: program, version: version, rules: rules)
    let run = Run(tool: Tool(driver: driver), results: diagnostics.map(Result.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(Log(runs: [run]))) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Log: Encodable {
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
  }

  private struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  private struct Rule: Encodable { var id: String }

  private struct Text: Encodable { var text: String }

  private struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Text
    var locations: [Location]

    init(_ diagnostic: Diagnostic) {
      ruleId = diagnostic.rule
      level = diagnostic.severity.rawValue
      message = Text(text: diagnostic.message)
      locations = diagnostic.place.path.map { [Location(path: $0, place: diagnostic.place)] } ?? []
    }
  }

  private struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }

    struct Artifact: Encodable { var uri: String }

    struct Region: Encodable { var startLine: Int }

    var physicalLocation: Physical

    init(path: String, place: Diagnostic.Place) {
      var region: Region?
      if case .source(let location) = place { region = Region(startLine: location.line) }
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: Self.uri(of: path)), region: region)
    }

    /// What RFC 3986 lets a path hold; everything else is escaped byte for byte.
    private static func uri(of path: String) -> String {
      let signs = Array("!$&'()*+,-./:=@_~".utf8)
      return path.utf8.map { byte in
        let scalar = UnicodeScalar(byte)
        let isPlain = scalar.isASCII && scalar.properties.isAlphabetic
        if isPlain || (0x30...0x39).contains(byte) || signs.contains(byte) {
          return String(Character(scalar))
        }
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
    }
  }
}
