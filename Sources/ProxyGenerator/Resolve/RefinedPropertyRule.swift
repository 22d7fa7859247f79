import Diagnostics
import ProtocolModel

/// Two proxies on one property take each other for the user's delegate.
///
/// A parent may take a delegate for more than its property says: `delegate as? any GridDelegate`. A proxy of the property's
/// own protocol would hide it, and one of the refined protocol would lose every other delegate; RxCocoa's are one family where
/// the refined protocol has a parent of its own.
struct RefinedPropertyRule {
  let style: Style

  /// In the order of `protocols`, of which those that others refine have no fault.
  func check(_ protocols: [NamedProtocol]) -> [Finding] {
    protocols.filter { named in
      let resolved = named.classified.resolved
      return resolved.parent.property.isTakenForMore
        && protocols.contains { isHidden(resolved, by: $0.classified.resolved) }
    }.map { Finding(diagnostic: .refinedProperty($0, style), subject: $0.subject) }
  }

  private func isHidden(_ refined: ResolvedProtocol, by base: ResolvedProtocol) -> Bool {
    refined.refinesAtOneParent(base)
      || style.proxyAccess == .private && refined.sharesProperty(withBase: base)
  }
}

extension DelegateProperty {
  fileprivate var isTakenForMore: Bool { getter.contains(" as? any ") }
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
