import Diagnostics
import ProtocolModel
import SwiftFrontEnd

@testable import ProxyGenerator

/// Protocols and the names that their members get, for tests that change the one and look at the other.
struct Naming {
  var file: SourceFile

  init(_ source: String) { file = SwiftFrontEnd.parse(source, path: "Input.swift").file }

  struct Member: Hashable {
    var parent: String
    /// The protocol's name and the requirement's signature, conditions included.
    var signature: String
    var name: String
    var conditions: BuildConditions
  }

  /// Of everything that is published, in the order of the file.
  var members: [Member] {
    let named = ProxyGenerator.analyze([file], style: .rx).protocols
    return named.flatMap { named in
      zip(named.classified.requirements, named.members).compactMap { classified, name in
        name.map {
          Member(
            parent: named.classified.resolved.parent.type,
            signature: "\(named.classified.resolved.declaration.name).\(signature(classified))",
            name: $0, conditions: BuildConditions(classified.requirement.context.conditions))
        }
      }
    }
  }

  var names: [String] { members.map(\.name) }

  var namesBySignature: [String: String] {
    Dictionary(members.map { ($0.signature, $0.name) }) { first, _ in first }
  }

  private func signature(_ classified: ClassifiedRequirement) -> String {
    classified.requirement.signature
  }

  /// With all requirements in another order.
  func reordered(_ order: ([Requirement]) -> [Requirement]) -> Naming {
    var changed = self
    for index in changed.file.protocols.indices {
      changed.file.protocols[index].requirements = order(file.protocols[index].requirements)
    }
    changed.file.protocols.reverse()
    return changed
  }

  /// With one more requirement in the first protocol.
  func adding(_ declaration: String) -> Naming {
    var changed = self
    let more = SwiftFrontEnd.parse("protocol More { \(declaration) }", path: "More.swift").file
    changed.file.protocols[0].requirements += more.protocols[0].requirements
    return changed
  }
}
