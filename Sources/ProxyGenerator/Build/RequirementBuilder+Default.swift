import ProtocolModel

/// The code of a default body. Swift has no way to call it on an object whose class implements the requirement
/// itself, so another object does that: one that passes everything on to the proxy but this.
extension RequirementBuilder {
  /// The call that runs the method's default body; nil where no code of such a body answers.
  func defaultCode(_ method: Method) -> String? {
    defaultObject.map { "\($0).\(SourceText.call(method, parameters, isOptional: false))" }
  }

  func defaultCode(_ member: ReadableMember) -> String? {
    defaultObject.map { $0 + member.path }
  }

  private var defaultObject: String? { defaultName.map { "\($0)(proxy: self)" } }

  /// - Parameter others: the other requirements of the protocol.
  func defaultObject(
    passingOn others: [RequirementBuilder]
  ) -> DefaultObjectContext? {
    guard let defaultName else { return nil }
    let isNSObject = resolved.needsNSObject
    let inheritance = [
      isNSObject ? "NSObject" : nil, resolved.isSendable ? "@unchecked Sendable" : nil,
    ].compactMap { $0 }
    var passedOn = others.compactMap(\.passedOn)
    if !passedOn.isEmpty { passedOn[0].isFirst = true }
    return DefaultObjectContext(
      condition: condition, className: defaultName,
      message: classified.requirement.fullName, proxyClass: named.proxy, isNSObject: isNSObject,
      hasOptionals: isNSObject && others.contains(where: \.isOptional),
      inheritance: inheritance.isEmpty ? "" : ": " + inheritance.joined(separator: ", "),
      passedOn: passedOn)
  }

  /// What a parent may leave out is found by the runtime, and what the proxy lacks has a default body.
  private var passedOn: DefaultObjectContext.PassedOn? {
    guard body != nil, !isOptional else { return nil }
    let effects = classified.requirement.effects
    if let member = readable {
      return DefaultObjectContext.PassedOn(
        isFirst: false, condition: condition, attributes: witnessAttributes,
        signature: signature(member, access: ""),
        effects: SourceText.callEffects(effects), accessorEffects: effects.prefix,
        path: member.path, hasAccessors: member.isSettable || effects != Effects(),
        isSettable: member.isSettable)
    }
    return classified.requirement.method.map { method in
      DefaultObjectContext.PassedOn(
        isFirst: false, condition: condition, attributes: witnessAttributes,
        signature: signature(method, access: ""),
        effects: SourceText.callEffects(effects), accessorEffects: "",
        path: "." + SourceText.call(method, parameters, isOptional: false), hasAccessors: false,
        isSettable: false)
    }
  }
}
