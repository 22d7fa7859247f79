import Diagnostics
import ProtocolModel

/// The names that the authors of protocols choose with `// proxygen:name`, for the members of one parent.
struct ChosenNames {
  /// Names that nobody may choose.
  let taken: Set<String>
  private var owners: [String: [BuildConditions]] = [:]

  init(taken: Set<String>) { self.taken = taken }

  var names: some Sequence<String> { owners.keys }

  /// The chosen name, nil where none is chosen. One that can't be used is returned, too, and has a diagnostic.
  mutating func name(
    of context: DeclarationContext, into collector: inout DiagnosticCollector
  ) -> String? {
    guard let name = context.value(of: .name) else { return nil }
    let conditions = BuildConditions(context.conditions)
    let isChosenTwice = owners[name, default: []].contains { !$0.excludes(conditions) }
    owners[name, default: []].append(conditions)
    if !Word.isIdentifier(name) {
      collector.add(.invalidName(name, context))
    } else if taken.contains(name) || isChosenTwice {
      collector.add(.takenName(name, context))
    }
    return name
  }
}

extension Diagnostic {
  fileprivate static func invalidName(_ name: String, _ context: DeclarationContext) -> Diagnostic {
    .error(
      "invalid-name", at: .source(context.locationOfName),
      "'\(name)' is no Swift identifier; use letters, digits and underscores")
  }

  fileprivate static func takenName(_ name: String, _ context: DeclarationContext) -> Diagnostic {
    .error(
      "taken-name", at: .source(context.locationOfName),
      "the parent's reactive extension has another '\(name)' already; choose a different name")
  }
}

extension DeclarationContext {
  fileprivate var locationOfName: SourceLocation {
    directives.last { $0.key == Directive.Key.name.rawValue }?.location ?? location
  }
}
