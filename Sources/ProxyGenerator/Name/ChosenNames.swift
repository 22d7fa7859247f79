import Diagnostics
import ProtocolModel

/// The names that the authors of protocols choose with `// proxygen:name` and `event`, for the members of one parent.
struct ChosenNames {
  /// Names that nobody may choose.
  let taken: Set<String>
  private var owners: [String: [BuildConditions]] = [:]

  init(taken: Set<String>) { self.taken = taken }

  var names: some Sequence<String> { owners.keys }

  /// The name that the comment with that key chooses, nil where there is none. One that can't be used is returned,
  /// too, and has a diagnostic.
  @discardableResult
  mutating func claim(
    _ key: Directive.Key, of context: DeclarationContext, into collector: inout DiagnosticCollector
  ) -> String? {
    guard let name = context.value(of: key) else { return nil }
    let conditions = BuildConditions(context.conditions)
    let isChosenTwice = owners[name, default: []].contains { !$0.excludes(conditions) }
    owners[name, default: []].append(conditions)
    if !Word.isIdentifier(name) {
      collector.add(.invalidName(name, context.location(of: key)))
    } else if taken.contains(name) || isChosenTwice {
      collector.add(.takenName(name, context.location(of: key)))
    }
    return name
  }
}

extension Diagnostic {
  fileprivate static func invalidName(_ name: String, _ location: SourceLocation) -> Diagnostic {
    .error(
      "invalid-name", at: .source(location),
      "'\(name)' is no Swift identifier; use letters, digits and underscores")
  }

  fileprivate static func takenName(_ name: String, _ location: SourceLocation) -> Diagnostic {
    .error(
      "taken-name", at: .source(location),
      "the members of the parent have another '\(name)' already; choose a different name")
  }
}

extension DeclarationContext {
  fileprivate func location(of key: Directive.Key) -> SourceLocation {
    directives.last { $0.key == key.rawValue }?.location ?? location
  }
}
