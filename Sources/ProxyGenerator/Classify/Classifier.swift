import Diagnostics
import ProtocolModel

/// Resolved protocol → classified protocol.
struct Classifier: Sendable {
  let knowledge: TypeKnowledge
  var library = Style.Library.rxCocoa
  var obstacles = ObstacleRule()

  func classify(
    _ resolved: ResolvedProtocol, into collector: inout DiagnosticCollector
  ) -> ClassifiedProtocol {
    var requirements: [ClassifiedRequirement] = []
    for requirement in resolved.requirements {
      let rule = RequirementRule(
        requirement: requirement, protocol: resolved, knowledge: knowledge, library: library)
      let classified = rule.classify()
      collector.add(contentsOf: MissingAnswerRule().check(classified, in: resolved))
      collector.add(contentsOf: obstacles.check(classified, in: resolved))
      collector.add(
        contentsOf: UnusedDirectiveRule(knowledge: knowledge).check(classified, in: resolved))
      requirements.append(classified)
    }
    return ClassifiedProtocol(resolved: resolved, requirements: requirements)
  }
}
