import Diagnostics
import ProtocolModel
import ProxyGenerator
import SwiftFrontEnd

/// What a configuration says of the declarations that one name or glob stands for.
struct RuleBody: Equatable, Sendable {
  /// With paths that end at the key: the way to the rule itself stands in front later.
  var choices: [ConfiguredRules.Choice] = []
  var members: [ConfigurationEntry<RuleBody>] = []
  /// What the members are called: `requirements`.
  var membersKey = ""
}

/// The keys of such an object: those of `// proxygen:` comments, with values of JSON's own kinds.
struct RuleKeys: Sendable {
  var keys: [ConfigurationKey<RuleBody>]

  static let protocolKeys = RuleKeys(
    keys: choices([
      (.parent, "The parent's type; a list makes a proxy for each."),
      (.property, "The parent's property that holds the delegate."),
      (.getter, "The expression that reads the delegate of 'object', the parent."),
      (.setter, "The statement that makes 'delegate' the delegate of 'object'."),
      (.standalone, "Make an object of its own, for delegates that are handed to a call."),
      (.untypedParent, "Declare no weak reference to the parent with its type."),
      (.retain, "Let the installed delegate be kept alive."),
      (.name, "The name of the proxy class."), (.skip, "Make no proxy."),
    ]) + [members("requirements", "By full name, 'thing(_:didFinish:)', or glob.", requirementKeys)]
  )

  private static let requirementKeys = RuleKeys(
    keys: choices([
      (.name, "The name of its observable or responder."),
      (.default, "The Swift expression that answers when nobody else does."),
      (.keepSender, "Let the element have the sender, too."),
      (.replay, "How many of the last elements a new observer gets."),
      (.event, "The name of an observable of the question."),
      (.skip, "Forward it and make nothing else of it."),
    ]))

  static let controlKeys = RuleKeys(
    keys: choices([
      (.value, "The name of the property that is its value."),
      (.event, "The control events at which its values change."), (.skip, "Make no publishers."),
    ]) + [members("properties", "By name or glob.", propertyKeys)])

  private static let propertyKeys = RuleKeys(
    keys: choices([
      (.event, "The control events at which it changes."), (.name, "The name of its publisher."),
      (.skip, "It is not a value."),
    ]))

  private static func choices(
    _ keys: [(key: Directive.Key, help: String)]
  ) -> [ConfigurationKey<RuleBody>] {
    keys.map { key, help in
      func choice<Value>(
        _ value: ConfigurationValue<Value>, _ texts: @escaping @Sendable (Value) -> [String]
      ) -> ConfigurationKey<RuleBody> {
        ConfigurationKey(key.rawValue, value, help: help) { body, value, location, _ in
          body.choices.append(
            .init(
              key: key, values: texts(value).map(ConfiguredRules.Value.init), location: location,
              path: key.rawValue))
        }
      }
      switch key {
      case .parent: return choice(.oneOrMore(.text)) { $0 }
      case .replay: return choice(.integer(from: 1)) { ["\($0)"] }
      case _ where key.takesValue: return choice(.text) { [$0] }
      default: return choice(.flag) { $0 ? [""] : [] }
      }
    }
  }

  private static func members(
    _ name: String, _ help: String, _ keys: RuleKeys
  ) -> ConfigurationKey<RuleBody> {
    ConfigurationKey(name, .table(of: .rule(keys)), help: help) { body, entries, _, _ in
      body.members = entries
      body.membersKey = name
    }
  }
}

extension ConfigurationValue where Value == RuleBody {
  static func rule(_ keys: RuleKeys) -> ConfigurationValue {
    .object(keys.keys, initial: RuleBody())
  }
}

extension ConfigurationEntry<RuleBody> {
  /// - Parameter table: the way to the table that the entry stands in.
  func rule(_ table: KeyPathText) -> ConfiguredRules.Rule {
    let path = table.key(name)
    return ConfiguredRules.Rule(
      pattern: Wildcard(name), location: location, path: path.text,
      choices: value.choices.map { choice in
        var choice = choice
        choice.path = path.key(choice.path).text
        return choice
      },
      members: value.members.map { $0.rule(path.key(value.membersKey)) })
  }
}

extension ConfiguredRules.Value {
  init(_ text: String) { self.init(text: text, grammar: SwiftFrontEnd.grammar(of: text)) }
}
