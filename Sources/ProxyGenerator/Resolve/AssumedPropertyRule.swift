import ProtocolModel

/// Whether a class that is passed as the sender can have the property that its delegate is assumed in.
struct AssumedPropertyRule {
  let symbols: SymbolTable

  /// False where the inputs don't show the whole class.
  func isMissing(_ property: String, in type: String) -> Bool {
    let chain = symbols.superclasses(of: type)
    guard let last = chain.last?.declaration else { return false }
    let declared = chain.map(\.declaration.qualifiedName)
    let isWhole = symbols.superclassNames(of: type).allSatisfy { name in
      declared.contains(name) || Self.withoutDelegate.contains(name)
        || symbols.lookUpProtocol(name, inside: last.enclosingTypes) != nil
    }
    return isWhole
      && !chain.contains { located in
        symbols.properties(of: located.declaration).contains { $0.declaration.name == property }
      }
  }

  /// Classes of Apple's that have neither `delegate` nor `dataSource`.
  private static let withoutDelegate: Set<String> = [
    "NSObject", "NSResponder", "NSView", "NSViewController", "NSWindowController",
    "UICollectionReusableView", "UICollectionViewCell", "UIControl", "UIResponder",
    "UITableViewCell", "UIView", "UIViewController",
  ]
}
