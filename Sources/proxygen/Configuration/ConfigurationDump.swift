import Essentials
import ProxyGenerator

/// A configuration as it is understood: all keys that say something, in JSON without comments. Reading the text gives the same
/// configuration again.
struct ConfigurationDump {
  private let configuration: Configuration

  init(_ configuration: Configuration) { self.configuration = configuration }

  /// Sorted keys, two spaces, a line break at the end.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private var value: JSONValue {
    .object([
      "version": .number(Configuration.version),
      "inputs": .strings(configuration.inputs),
      "modules": .strings(configuration.modules),
      "lookup": lookup,
      "outputs": .array(configuration.outputs.map(output)),
      "keep-going": configuration.keepGoing ? .boolean(true) : .nothing,
      "defaults": .object(
        Dictionary(configuration.rules.defaults.map { ($0.type, .string($0.expression.text)) }) {
          $1
        }),
      "protocols": table(configuration.rules.protocols, members: "requirements"),
      "controls": table(configuration.rules.controls, members: "properties"),
    ])
  }

  private var lookup: JSONValue {
    .object([
      "import-folders": .strings(configuration.lookup.importFolders),
      "framework-folders": .strings(configuration.lookup.frameworkFolders),
      "definitions": .strings(configuration.lookup.definitions),
      "header-module": .text(configuration.lookup.headerModule),
      "sdk": .text(configuration.lookup.sdk),
      "target": .text(configuration.lookup.target),
    ])
  }

  private func output(_ output: Configuration.Output) -> JSONValue {
    .object([
      "style": .strings(output.styles.map(\.argument)),
      "path": .string(output.path),
      "templates": .text(output.templates),
      "protocols": .strings(output.protocolPatterns.map(\.pattern)),
      "names": .object([
        "file": .text(output.names.file?.description),
        "proxy": .text(output.names.proxy?.description),
        "standalone": .text(output.names.standalone?.description),
      ]),
    ])
  }

  private func table(_ rules: [ConfiguredRules.Rule], members: String) -> JSONValue {
    .object(
      Dictionary(rules.map { ($0.pattern.pattern, self.rule($0, members: members)) }) { $1 })
  }

  private func rule(_ rule: ConfiguredRules.Rule, members: String) -> JSONValue {
    var entries = Dictionary(rule.choices.map { ($0.key.rawValue, choice($0)) }) { $1 }
    entries[members] = table(rule.members, members: members)
    return .object(entries)
  }

  private func choice(_ choice: ConfiguredRules.Choice) -> JSONValue {
    if !choice.key.takesValue { return .boolean(!choice.values.isEmpty) }
    if choice.values.count > 1 { return .strings(choice.values.map(\.text)) }
    let text = choice.values.first?.text ?? ""
    return choice.key == .replay ? .number(Int(text) ?? 1) : .string(text)
  }
}

/// What a dump is made of; empty lists and objects are left out of objects.
private indirect enum JSONValue: Encodable {
  case nothing
  case boolean(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .nothing }

  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  private var isEmpty: Bool {
    switch self {
    case .nothing: true
    case .array(let values): values.isEmpty
    case .object(let values): values.values.allSatisfy(\.isEmpty)
    case .boolean, .number, .string: false
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .nothing: try container.encodeNil()
    case .boolean(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values.filter { !$1.isEmpty })
    }
  }
}

extension StyleArgument {
  /// As the command line has it.
  var argument: String {
    switch self {
    case .builtIn(let name): name
    case .folder(let path): path.contains("/") ? path : "./\(path)"
    }
  }
}
