import Diagnostics
import ProtocolModel

/// A delegate that a parent takes for more than its property says: `delegate as? any GridDelegate`. A proxy of the property's
/// own protocol would hide it, and one of the refined protocol would lose every other delegate; RxCocoa's are one family.
struct RefinedPropertyRule {
  let style: Style

  func check(_ protocols: [NamedProtocol]) -> [Finding] {
    guard style.proxyAccess == .private else { return [] }
    return protocols.filter { refined in
      let resolved = refined.classified.resolved
      let getter = resolved.parent.property.getter
      return getter.hasSuffix(" as? any \(resolved.declaration.qualifiedName)")
        && protocols.contains { resolved.sharesProperty(withBase: $0.classified.resolved) }
    }.map { Finding(diagnostic: .refinedProperty($0, style), subject: $0.subject) }
  }
}

extension Diagnostic {
  fileprivate static func refinedProperty(_ named: NamedProtocol, _ style: Style) -> Diagnostic {
    let resolved = named.classified.resolved
    return .error(
      "refined-property", at: .source(resolved.declaration.context.location),
      "the style '\(style.name)' can't serve '\(resolved.parent.type).\(named.accessor)' for "
        + "'\(resolved.declaration.name)' beside the protocol that the property holds; put what it adds in a protocol "
        + "with a property of its own, or leave it out with '// proxygen:skip'")
  }
}
