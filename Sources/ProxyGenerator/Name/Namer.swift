import Diagnostics
import ProtocolModel

/// Classified protocols → named protocols. Every name in the output is made here.
struct Namer {
  /// In order. Protocols of one parent share its reactive extension, so their names are told apart together.
  func name(
    _ protocols: [ClassifiedProtocol], into collector: inout DiagnosticCollector
  ) -> [NamedProtocol] {
    var named: [NamedProtocol] = protocols.map(withoutMembers)
    let byParent = Dictionary(grouping: named.indices) { named[$0].classified.resolved.parent.type }
    for indices in byParent.values {
      let members = memberNames(of: indices.map { named[$0] }, into: &collector)
      for (index, names) in zip(indices, members) { named[index].members = names }
    }
    return named
  }

  private func withoutMembers(_ classified: ClassifiedProtocol) -> NamedProtocol {
    let declaration = classified.resolved.declaration
    let accessor = classified.resolved.parent.property.name
    return NamedProtocol(
      classified: classified,
      proxy: declaration.context.value(of: .name) ?? ProxyName(classified.resolved).text,
      parent: ParentName(classified).text, accessor: accessor,
      setter: "set" + Word.upperFirst(accessor),
      proxyAccessor: classified.resolved.parent.origin == .none ? "self" : "\(accessor)Proxy",
      members: [])
  }

  // MARK: Members

  private func memberNames(
    of protocols: [NamedProtocol], into collector: inout DiagnosticCollector
  ) -> [[String?]] {
    let published = protocols.enumerated().flatMap { index, named in
      named.classified.requirements.indices
        .filter { named.classified.requirements[$0].kind.isPublished }
        .map { (index, $0) }
    }
    let overridden = published.map { overriddenName(protocols[$0.0], $0.1, into: &collector) }
    let climbing = published.indices.filter { overridden[$0] == nil }
    let reserved = Self.reserved
      .union(protocols.flatMap { [$0.accessor, $0.setter, $0.proxyAccessor] })
      .union(protocols.flatMap(membersOfStandalone))
      .union(overridden.compactMap { $0 })
      .union(protocols.flatMap { $0.classified.requirements.compactMap(\.announcement) })
    let climbed = CollisionLadder(reserved: reserved).names(
      of: climbing.map { climber(protocols[published[$0].0], published[$0].1) })
    var names: [[String?]] = protocols.map {
      $0.classified.requirements.map { _ in nil }
    }
    for (position, name) in zip(climbing, climbed) {
      names[published[position].0][published[position].1] = name
    }
    for (position, name) in zip(published.indices, overridden) where name != nil {
      names[published[position].0][published[position].1] = name
    }
    return names
  }

  /// An object of its own has observables and responders beside the protocol's members.
  private func membersOfStandalone(_ named: NamedProtocol) -> [String] {
    guard named.classified.resolved.parent.origin == .none else { return [] }
    let names = named.classified.requirements.compactMap { classified -> String? in
      switch classified.requirement.member {
      case .method(let method): method.parameters.isEmpty ? method.name : nil
      case .property(let property): property.name
      case .initializer, .subscripting, .associatedType: nil
      }
    }
    return names + ["forwardee", "forwardToDelegate"]
  }

  private func climber(_ named: NamedProtocol, _ index: Int) -> CollisionLadder.Climber {
    let classified = named.classified.requirements[index]
    let resolved = named.classified.resolved
    let requirement = classified.requirement
    let isConditional = !requirement.context.conditions.isEmpty
    return CollisionLadder.Climber(
      rungs: MemberName(
        classified, parent: resolved.parent, protocolName: resolved.declaration.name
      ).rungs,
      group: isConditional
        ? "\(resolved.declaration.qualifiedName).\(requirement.fullName)"
        : "\(resolved.declaration.qualifiedName).\(requirement.signature)",
      signature: requirement.signature)
  }

  private func overriddenName(
    _ named: NamedProtocol, _ index: Int, into collector: inout DiagnosticCollector
  ) -> String? {
    let context = named.classified.requirements[index].requirement.context
    guard let name = context.value(of: .name) else { return nil }
    let isIdentifier =
      !name.isEmpty && name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
      && !(name.first?.isNumber ?? true)
    if !isIdentifier { collector.add(.invalidName(name, context)) }
    return name
  }

  /// What `Reactive` itself declares for every object.
  private static let reserved: Set<String> = [
    "base", "deallocated", "deallocating", "methodInvoked", "observe", "observeWeakly",
    "sentMessage",
    "self", "Type", "init",
  ]
}

/// `RxThingDelegateProxy`, by RxCocoa's rule.
private struct ProxyName {
  let text: String

  init(_ resolved: ResolvedProtocol) {
    let declaration = resolved.declaration
    let path = declaration.enclosingTypes + [declaration.name]
    var name = resolved.isShared ? Self.name(of: resolved.parent, declaration) : path.joined()
    if let prefix = FrameworkPrefix.of(name), ["UI", "NS"].contains(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    let isNamedForRole = name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
    let suffix =
      switch (resolved.parent.origin, isNamedForRole) {
      case (.none, true): ""
      case (.none, false): "Delegate"
      case (_, true): "Proxy"
      case (_, false): "DelegateProxy"
      }
    text = "Rx\(name)\(suffix)"
  }

  /// Where several parents share a protocol, each proxy is named for its own.
  private static func name(of parent: Parent, _ declaration: ProtocolDeclaration) -> String {
    let type = parent.type.split(separator: ".").joined()
    return type + (ProtocolStem(declaration.name).role == .dataSource ? "DataSource" : "Delegate")
  }
}

/// `webView` for `WKWebView`.
private struct ParentName {
  let text: String

  init(_ classified: ClassifiedProtocol) {
    let type = classified.resolved.parent.type
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let name = Word.lowerCamel(FrameworkPrefix.dropped(from: last))
    // A property and a member without parameters can't share a name.
    let taken = classified.requirements.compactMap { classified -> String? in
      switch classified.requirement.member {
      case .method(let method): method.parameters.isEmpty ? method.name : nil
      case .property(let property): property.name
      case .initializer, .subscripting, .associatedType: nil
      }
    }
    let isTaken =
      Self.reserved.contains(name) || taken.contains(name) || Word.keywords.contains(name)
    text = isTaken ? "\(name)Parent" : name
  }

  /// Members that a proxy has from RxCocoa and `NSObject`.
  private static let reserved: Set<String> = [
    "description", "debugDescription", "hash", "hashValue", "isProxy", "superclass", "zone",
    "delegate",
  ]
}

extension Diagnostic {
  fileprivate static func invalidName(_ name: String, _ context: DeclarationContext) -> Diagnostic {
    let directive = context.directives.last { $0.key == Directive.Key.name.rawValue }
    return .error(
      "invalid-name", at: .source(directive?.location ?? context.location),
      "'\(name)' is no Swift identifier; use letters, digits and underscores")
  }
}
