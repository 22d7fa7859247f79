import ProtocolModel

/// Finds the parameter that carries the parent: by type, at any position.
struct SenderRule {
  let parent: Parent

  /// The first unlabelled parameter of the parent's type, a superclass or a protocol of it; without one, the first labelled.
  func sender(in parameters: [Parameter]) -> Int? {
    let candidates = parameters.indices.filter { carriesParent(parameters[$0]) }
    return candidates.first { parameters[$0].label == nil } ?? candidates.first
  }

  private func carriesParent(_ parameter: Parameter) -> Bool {
    guard !parameter.isVariadic, !parent.type.isEmpty, let name = parameter.type.core.qualifiedName
    else { return false }
    return name == parent.type || parent.type.hasSuffix(".\(name)")
      || name.hasSuffix(".\(parent.type)") || parent.superclasses.contains(name)
      || KnownSuperclasses.of(parent.superclasses.last ?? parent.type).contains(name)
      || parent.conformances.contains(name)
  }
}
