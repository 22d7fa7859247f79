import ProtocolModel

/// The names that one requirement may get.
struct MemberName {
  /// The name by the rule of the design.
  let name: String
  /// Words that may be appended one after the other to tell it from an overload: the labels that it does not use.
  let labels: [String]
  /// Other names, from the one that reads best to the longest, where labels don't tell overloads apart: with what the
  /// name leaves out, the payload's noun, its types, the effects, and all of them.
  let alternatives: [String]

  init(_ classified: ClassifiedRequirement, parent: Parent, protocolName: String) {
    var labels: [String] = []
    var names: [String]
    switch classified.requirement.member {
    case .method(let method):
      let methodName = MethodName(
        method, sender: classified.sender, payload: classified.payload, parent: parent,
        protocolName: protocolName)
      labels = methodName.labels
      names = [methodName.name] + methodName.alternatives
    case .property(let property): names = [property.name, "\(property.name)Value"]
    case .initializer, .subscripting, .associatedType: names = [classified.requirement.fullName]
    }
    names = names.map(Word.identifier).uniqued()
    name = names[0]
    self.labels = labels
    alternatives = Array(names.dropFirst())
  }
}
