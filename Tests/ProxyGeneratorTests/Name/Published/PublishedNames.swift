import Diagnostics
import ProtocolModel
import SwiftFrontEnd

@testable import ProxyGenerator

/// Names that the authors of a library chose by hand for what wraps exactly one delegate method each, in the
/// library's own protocols: `// proxygen:name` holds the published name.
///
/// Left out are names that wrap several methods or filter one, control properties, functions that install a
/// handler, and two that an author copied from another method by mistake.
struct PublishedNames: Sendable {
  let library: String
  /// Whether the names were collected after the rule was made. A library is held out whole.
  let isHeldOut: Bool
  let source: String

  /// One method with the name that was published and the name that the rule gives.
  struct Comparison: Sendable {
    let library: String
    /// With the protocol's name and the types.
    let method: String
    let published: String
    let given: String?

    var isHit: Bool { published == given }

    /// Whether the author used a word that stands nowhere in the declaration, so that no rule can find the name.
    var isFreeChoice: Bool {
      let known = method.lowercased()
      return !Word.split(published).allSatisfy { known.contains($0.lowercased()) }
    }
  }

  /// In source order.
  func comparisons() -> [Comparison] {
    var findings = FindingCollector()
    let file = SwiftFrontEnd.parse(source, path: library).file
    let resolver = ProtocolResolver(Inputs([file]), patterns: [])
    let classifier = Classifier(knowledge: TypeKnowledge(symbols: resolver.symbols))
    let published = resolver.resolve(into: &findings).map { resolved in
      findings.about(nil) { classifier.classify(resolved, into: &$0) }
    }
    // Names alone matter, not which proxy has them.
    var style = Style.rx
    style.library = .none
    let named = Namer(style: style).name(published.map(Self.withoutNames), into: &findings)
    return zip(published, named).flatMap { published, named in
      zip(published.requirements, named.members).map { requirement, name in
        Comparison(
          library: library,
          method: "\(published.resolved.declaration.name).\(Self.text(requirement.requirement))",
          published: requirement.requirement.context.value(of: .name) ?? "", given: name)
      }
    }
  }

  private static func text(_ requirement: Requirement) -> String {
    guard let method = requirement.method else { return requirement.fullName }
    let parameters = method.parameters.map { "\($0.label ?? "_") \($0.name): \($0.type)" }
    return "\(method.name)(\(parameters.joined(separator: ", ")))"
  }

  /// As the rule gets them. A pointer among the payload hinders an observable, but not a name.
  private static func withoutNames(_ published: ClassifiedProtocol) -> ClassifiedProtocol {
    var nameless = published
    for index in nameless.requirements.indices {
      nameless.requirements[index].kind = .event(replay: 0)
      nameless.requirements[index].resolved.requirement.context.directives = []
    }
    return nameless
  }
}
