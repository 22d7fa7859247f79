/// A property's declaration in Swift.
struct PropertyPrinter {
  var types: TypeImporter
  var owner: MemberOwner

  struct Signature: Hashable {
    var name: String
    var type: String
    /// `weak`, `unowned(unsafe)`, with a space behind it; empty for others.
    var ownership: String
  }

  /// Nil for what can't be imported.
  func signature(of property: ObjCProperty) -> Signature? {
    var types = types
    if property.name.speaksOfUnsigned { types.isSystemModule = false }
    let isReference = [.weak, .assign, .unsafeUnretained].contains(property.ownership)
    guard var type = types.swiftType(property.type, isReference ? .reference : .property) else {
      return nil
    }
    if property.ownership == .weak, property.type.isObject { type = type.weak }
    return Signature(
      name: Keywords.escapedMember(
        PropertyNamer(names: types.names).name(of: property, in: owner)),
      type: type.text, ownership: ownership(of: property))
  }

  private func ownership(of property: ObjCProperty) -> String {
    guard property.type.isObject, owner.kind == .classType else { return "" }
    switch property.ownership {
    case .weak: return "weak "
    case .assign, .unsafeUnretained: return "unowned(unsafe) "
    case .unspecified, .strong, .copy: return ""
    }
  }
}

extension SwiftType {
  /// What a weak reference is: always optional.
  fileprivate var weak: SwiftType {
    switch self {
    case .optional, .implicitlyUnwrapped: self
    default: .optional(self)
    }
  }
}
