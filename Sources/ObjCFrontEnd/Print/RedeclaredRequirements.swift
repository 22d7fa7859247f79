import Diagnostics

/// Requirements that a protocol and what it inherits declare with different types. To Objective-C they are one method; Swift
/// wants a method for each, and a class has one for a selector.
struct RedeclaredRequirements {
  let types: TypeImporter

  /// What every class would have to implement, and none can; the rest is left to the runtime.
  func impossible(in item: ObjCProtocol) -> [Diagnostic] {
    var order: [String] = []
    var forms: [String: [Form]] = [:]
    for item in family(of: item) {
      for form in self.forms(of: item) {
        if forms[form.selector] == nil { order.append(form.selector) }
        forms[form.selector, default: []].append(form)
      }
    }
    return order.compactMap { selector in
      let forms = forms[selector] ?? []
      guard let first = forms.first, forms.contains(where: { !$0.isOptional }),
        let other = forms.first(where: { $0.text != first.text })
      else { return nil }
      let place = first.owner == item.name ? first.location : item.declaration.location
      return .redeclared(selector, item.name, first.owner, other.owner, at: place)
    }
  }

  private struct Form {
    var selector: String
    var owner: String
    var location: SourceLocation
    var isOptional: Bool
    /// What tells it apart from another one of the same selector.
    var text: String
  }

  /// The protocol first, then what it inherits, as far as the inputs declare it.
  private func family(of item: ObjCProtocol) -> [ObjCProtocol] {
    var family = [item]
    var seen: Set = [item.name]
    var next = 0
    while next < family.count {
      for name in family[next].inherited where seen.insert(name).inserted {
        if let found = types.names.protocolDeclaration(name) { family.append(found) }
      }
      next += 1
    }
    return family
  }

  private func forms(of item: ObjCProtocol) -> [Form] {
    let owner = MemberOwner.protocolType(item)
    return item.members.declaredOnce.compactMap { member in
      switch member {
      case .method(let method):
        guard !method.isClassMethod, !Availability.isUnavailable(method.declaration.availability),
          let text = MethodPrinter(types: types, owner: owner).typeText(of: method)
        else { return nil }
        return Form(
          selector: method.selector, owner: item.name, location: method.declaration.location,
          isOptional: method.isOptional, text: text)
      case .property(let property):
        guard !property.isClassProperty,
          !Availability.isUnavailable(property.declaration.availability),
          let signature = PropertyPrinter(types: types, owner: owner).signature(of: property)
        else { return nil }
        return Form(
          selector: property.getterSelector, owner: item.name,
          location: property.declaration.location, isOptional: property.isOptional,
          text: signature.type)
      }
    }
  }
}

extension Diagnostic {
  static let redeclaredRule = "redeclared-requirement"

  fileprivate static func redeclared(
    _ selector: String, _ name: String, _ owner: String, _ other: String, at place: SourceLocation
  ) -> Diagnostic {
    .warning(
      redeclaredRule, at: .source(place),
      "'\(selector)' has one type in '\(owner)' and another in '\(other)', and no Swift class can have both, so "
        + "'\(name)' is left out; give them one type, or make both optional")
  }
}
