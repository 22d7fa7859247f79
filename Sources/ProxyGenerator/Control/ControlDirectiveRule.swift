import Diagnostics
import ProtocolModel

/// Checks that every `proxygen:` comment on a control and its properties says something that has an effect there.
struct ControlDirectiveRule {
  let type: TypeDeclaration
  let properties: [TypeDeclaration.Member<Property>]

  func check(into collector: inout DiagnosticCollector) {
    for directive in type.context.directives {
      check(directive, keys: [.value, .event, .skip], into: &collector)
      if directive.key == Directive.Key.value.rawValue,
        !properties.contains(where: { $0.declaration.name == directive.value })
      {
        collector.add(.noSuchValue(directive, type, properties))
      }
    }
    for property in properties {
      for directive in property.context.directives {
        check(directive, keys: [.value, .event, .name, .skip], into: &collector)
        if directive.key == Directive.Key.value.rawValue, !directive.value.isEmpty {
          collector.add(.directiveValue(directive, isMissing: false))
        }
      }
    }
  }

  private func check(
    _ directive: Directive, keys: Set<Directive.Key>, into collector: inout DiagnosticCollector
  ) {
    guard let key = Directive.Key(rawValue: directive.key) else {
      collector.add(.unknownDirective(directive))
      return
    }
    if !keys.contains(key) {
      collector.add(.misplacedDirective(directive, on: Self.place(of: key)))
    }
    if key != .value, key.takesValue == directive.value.isEmpty {
      collector.add(.directiveValue(directive, isMissing: key.takesValue))
    } else if key == .event, !directive.grammar.contains(.expressions) {
      collector.add(.directiveForm(directive, .grammar(.expressions)))
    }
  }
}

extension ControlDirectiveRule {
  /// Where a key belongs that has no business here.
  private static func place(of key: Directive.Key) -> String {
    switch key {
    case .name: "a protocol, a requirement or a property of a control"
    case .default, .keepSender, .replay: "a requirement"
    default: "a protocol"
    }
  }
}

extension Diagnostic {
  fileprivate static func noSuchValue(
    _ directive: Directive, _ type: TypeDeclaration,
    _ properties: [TypeDeclaration.Member<Property>]
  ) -> Diagnostic {
    let closest = closestMatch(to: directive.value, among: properties.map(\.declaration.name))
    return .error(
      "no-value", at: .source(directive.location),
      "'\(type.name)' declares no property '\(directive.value)'"
        + (closest.map { "; did you mean '\($0)'?" } ?? "; name one of its own"))
  }
}
