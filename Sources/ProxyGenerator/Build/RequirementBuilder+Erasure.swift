import ProtocolModel

/// What is stored without its type, since a stored property can't be as available as the requirement is.
extension RequirementBuilder {
  /// Whether the subject or responder is stored as an `Any`.
  var isErased: Bool { !storageName.isEmpty && namesLimitedType }

  private var namesLimitedType: Bool {
    let limited = classified.limitedTypes
    let payload = classified.payload.contains { limited.parameters.contains($0) }
    switch classified.kind {
    case .event: return payload
    case .answer, .state: return limited.result
    case .keyedAnswer, .computedAnswer, .decision: return payload || limited.result
    case .interceptableEvent, .forwardedOnly, .unsupported: return false
    }
  }

  /// What the erased storage holds.
  var erasure: ErasureContext? {
    guard isErased else { return nil }
    return ErasureContext(
      type: castable(isSubject ? element.type : responderType),
      closureType: keyedClosureType.map(castable))
  }

  /// What an erased subject emits; nil where no subject is erased.
  var erasedElement: String? {
    let limited = classified.limitedTypes.parameters
    guard isSubject || announcementSubject != nil,
      classified.kind.emitted(of: classified.payload).contains(where: limited.contains)
    else { return nil }
    return castable(element.type)
  }

  var emittedElement: String {
    erasedElement == nil ? element.expression : "\(element.expression) as Any"
  }

  /// The payload that the case of an enum can't name. A case can be deprecated with what it carries, but not newer than others.
  var erasedParts: Set<String> {
    guard classified.limitedTypes.isNews else { return [] }
    let limited = classified.limitedTypes.parameters.intersection(element.payload)
    return Set(limited.map { parameters[$0].name })
  }

  private func castable(_ type: String) -> String { type.contains("->") ? "(\(type))" : type }
}
