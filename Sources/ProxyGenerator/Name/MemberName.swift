import ProtocolModel

/// The names that one requirement may get.
struct MemberName {
  /// The name by the rule of the design.
  let name: String
  private let source: Source

  private enum Source {
    case method(MethodName)
    case property(String)
    case other
  }

  init(_ classified: ClassifiedRequirement, parent: Parent, protocolName: String) {
    switch classified.requirement.member {
    case .method(let method):
      let methodName = MethodName(
        method, sender: classified.sender, payload: classified.payload, parent: parent,
        protocolName: protocolName)
      name = Word.identifier(methodName.name)
      source = .method(methodName)
    case .property(let property):
      name = Word.identifier(property.name)
      source = .property(property.name)
    case .initializer, .subscripting, .associatedType:
      name = Word.identifier(classified.requirement.fullName)
      source = .other
    }
  }

  /// Words that may be appended one after the other to tell it from an overload: the labels that it does not use.
  var labels: [String] {
    if case .method(let method) = source { method.labels } else { [] }
  }

  /// Other names, from the one that reads best to the longest, where labels don't tell overloads apart: with what the
  /// name leaves out, the payload's noun, its types, the effects, and all of them.
  var alternatives: [String] {
    let others =
      switch source {
      case .method(let method): method.alternatives
      case .property(let name): ["\(name)Value"]
      case .other: [String]()
      }
    return others.map(Word.identifier).uniqued().filter { $0 != name }
  }
}
