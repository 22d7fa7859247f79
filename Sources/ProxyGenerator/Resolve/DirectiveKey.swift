import Diagnostics
import ProtocolModel

extension Directive {
  /// What a `// proxygen:KEY VALUE` comment may say.
  public enum Key: String, CaseIterable, Sendable {
    /// On a protocol: the parent's type. Several such comments give a proxy for each.
    case parent
    /// On a protocol: the parent's property that holds the delegate.
    case property
    /// On a protocol: the name of the proxy class. On a requirement: the name of its observable or responder.
    case name
    /// On a requirement: the expression that answers when nobody else does.
    case `default`
    /// On a protocol: the expression that reads the delegate of `object`, the parent.
    case getter
    /// On a protocol: the statement that makes `delegate`, an optional, the delegate of `object`.
    case setter
    /// On a protocol: an object of its own instead of a proxy, for delegates that are handed to a call.
    case standalone
    /// On a protocol: `setDelegate` keeps the delegate alive until it is taken away.
    case retain
    /// On a protocol: no weak reference to the parent may be declared with its type.
    case untypedParent = "untyped-parent"
    /// On a requirement: the element has the sender too.
    case keepSender = "keep-sender"
    /// On an event: how many of the last elements a new observer gets.
    case replay
    /// On a requirement that is answered: the name of an observable of the question.
    case event
    /// On a property of a control: publish it. On a control: the property of that name.
    case value
    /// On a protocol: make no proxy of it. On a requirement: forward it and make nothing else of it.
    case skip

    public var takesValue: Bool {
      switch self {
      case .skip, .standalone, .retain, .untypedParent, .keepSender: false
      case .parent, .property, .name, .default, .getter, .setter, .replay, .event, .value:
        true
      }
    }

    /// Nil where a rule of its own looks at the value.
    var form: Form? {
      switch self {
      case .parent: .className
      case .property: .name
      case .getter: .grammar(.expression)
      case .setter: .grammar(.statement)
      case .default: .grammar(.expressions)
      default: nil
      }
    }

    public var place: Place {
      switch self {
      case .parent, .property, .getter, .setter, .standalone, .retain, .untypedParent:
        .protocolOnly
      case .default, .keepSender, .replay, .event: .requirementOnly
      case .name, .skip: .anywhere
      case .value: .controlOnly
      }
    }
  }

  /// What the value of a key has to be, so that it can't bring along what nobody asked for.
  enum Form {
    case name
    /// With the types around it, but without generic arguments: other names are made of it.
    case className
    case grammar(Grammar)

    func fits(_ directive: Directive) -> Bool {
      switch self {
      case .name: Word.isIdentifier(directive.value)
      case .className:
        directive.grammar.contains(.type)
          && directive.value.split(separator: ".", omittingEmptySubsequences: false)
            .allSatisfy { Word.isIdentifier(String($0)) }
      case .grammar(let grammar): directive.grammar.contains(grammar)
      }
    }

    var description: String {
      switch self {
      case .name: "a Swift identifier"
      case .className: "the name of a class, without generic arguments"
      case .grammar(.statement): "one Swift statement without a semicolon or a comment"
      case .grammar: "a Swift expression without a comment"
      }
    }
  }

  /// What a key may be said of.
  public enum Place: Sendable { case protocolOnly, requirementOnly, anywhere, controlOnly }
}

extension DeclarationContext {
  func value(of key: Directive.Key) -> String? {
    directives.last { $0.key == key.rawValue }?.value
  }

  /// The values of all comments with the key, in order.
  func values(of key: Directive.Key) -> [String] {
    directives.filter { $0.key == key.rawValue }.map(\.value)
  }

  func has(_ key: Directive.Key) -> Bool { value(of: key) != nil }
}

/// Checks that every `proxygen:` comment says something that proxygen understands where it stands.
struct DirectiveRule {
  func check(_ declaration: ProtocolDeclaration, into collector: inout DiagnosticCollector) {
    check(declaration.context.directives, onProtocol: true, into: &collector)
    for requirement in declaration.requirements {
      check(requirement.context.directives, onProtocol: false, into: &collector)
    }
  }

  private func check(
    _ directives: [Directive], onProtocol: Bool, into collector: inout DiagnosticCollector
  ) {
    for directive in directives {
      guard let key = Directive.Key(rawValue: directive.key) else {
        collector.add(.unknownDirective(directive))
        continue
      }
      if key.takesValue == directive.value.isEmpty {
        collector.add(.directiveValue(directive, isMissing: key.takesValue))
      } else if let form = onProtocol && key == .name ? .name : key.form, !form.fits(directive) {
        collector.add(.directiveForm(directive, form))
      }
      switch (key.place, onProtocol) {
      case (.protocolOnly, false): collector.add(.misplacedDirective(directive, on: "a protocol"))
      case (.requirementOnly, true):
        collector.add(.misplacedDirective(directive, on: "a requirement"))
      case (.controlOnly, _):
        collector.add(.misplacedDirective(directive, on: "a control or a property of it"))
      default: break
      }
    }
  }
}

extension Diagnostic {
  static func unknownDirective(_ directive: Directive) -> Diagnostic {
    let keys = Directive.Key.allCases.map(\.rawValue)
    let closest = closestMatch(to: directive.key, among: keys)
    let hint = closest.map { "; did you mean 'proxygen:\($0)'?" }
    return .error(
      "unknown-directive", at: .source(directive.location),
      "unknown comment 'proxygen:\(directive.key)'"
        + (hint ?? "; the keys are \(keys.joined(separator: ", "))"))
  }

  static func directiveValue(_ directive: Directive, isMissing: Bool) -> Diagnostic {
    .error(
      "directive-value", at: .source(directive.location),
      isMissing
        ? "'\(directive.spelling)' needs a value: '// proxygen:\(directive.key) VALUE'"
        : "'\(directive.spelling)' takes no value; remove '\(directive.value)'")
  }

  static func directiveForm(_ directive: Directive, _ form: Directive.Form) -> Diagnostic {
    .error(
      "directive-value", at: .source(directive.location),
      "'\(directive.spelling)' needs \(form.description), and '\(directive.value)' is none")
  }

  static func misplacedDirective(_ directive: Directive, on place: String) -> Diagnostic {
    .error(
      "misplaced-directive", at: .source(directive.location),
      "'\(directive.spelling)' belongs on \(place), not here; move or remove it")
  }
}
