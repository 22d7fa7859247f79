@testable import ObjCFrontEnd

/// Protocols, classes and categories with their members.
enum OwnerText {
  static func text(_ item: ObjCProtocol) -> String {
    let inherited = item.inherited.isEmpty ? "" : " <\(item.inherited.joined(separator: ", "))>"
    return AttributeText.before(item.declaration) + AttributeText.comment(item.declaration)
      + "@protocol \(item.name)\(inherited)\n\(members(item.members))@end"
  }

  static func text(_ item: ObjCClass) -> String {
    let protocols = item.protocols.isEmpty ? "" : " <\(item.protocols.joined(separator: ", "))>"
    let final = item.isFinal ? "__attribute__((objc_subclassing_restricted)) " : ""
    let superclass = item.superclass.map { " : \($0)" } ?? ""
    return final + AttributeText.before(item.declaration) + AttributeText.comment(item.declaration)
      + "@interface \(item.name)\(HeaderText.generics(item.typeParameters))\(superclass)\(protocols)\n"
      + "\(members(item.members))@end"
  }

  static func text(_ item: ObjCCategory) -> String {
    let protocols = item.protocols.isEmpty ? "" : " <\(item.protocols.joined(separator: ", "))>"
    return AttributeText.before(item.declaration) + AttributeText.comment(item.declaration)
      + "@interface \(item.className) (\(item.name))\(protocols)\n\(members(item.members))@end"
  }

  private static func members(_ members: [ObjCMember]) -> String {
    var text = ""
    var isOptional = false
    for member in members {
      if member.isOptional != isOptional {
        isOptional = member.isOptional
        text += isOptional ? "@optional\n" : "@required\n"
      }
      switch member {
      case .method(let method): text += self.text(method) + "\n"
      case .property(let property): text += self.text(property) + "\n"
      }
    }
    return text
  }

  static func text(_ method: ObjCMethod) -> String {
    var text = AttributeText.comment(method.declaration)
    text += "\(method.isClassMethod ? "+" : "-") (\(CDeclarator.text(method.result)))"
    if method.parameters.isEmpty { text += method.selector }
    let parts = zip(method.pieces, method.parameters).map { piece, parameter in
      let attributes =
        (parameter.isNonEscaping ? "__attribute__((noescape)) " : "")
        + parameter.swiftAttributes.map { "__attribute__((swift_attr(\"\($0)\"))) " }.joined()
      return "\(piece):(\(CDeclarator.text(parameter.type)))\(attributes)\(parameter.name)"
    }
    text += parts.joined(separator: " ")
    if method.isVariadic { text += ", ..." }
    if method.isDesignated { text += " __attribute__((objc_designated_initializer))" }
    return text + AttributeText.after(method.declaration) + ";"
  }

  static func text(_ property: ObjCProperty) -> String {
    var words: [String] = []
    if property.isClassProperty { words.append("class") }
    if property.isReadOnly { words.append("readonly") }
    if let ownership = keyword(property.ownership) { words.append(ownership) }
    if let getter = property.getter { words.append("getter=\(getter)") }
    if let setter = property.setter { words.append("setter=\(setter)") }
    let list = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    return AttributeText.comment(property.declaration)
      + "@property\(list) \(CDeclarator.text(property.type, property.name))"
      + AttributeText.after(property.declaration) + ";"
  }

  private static func keyword(_ ownership: ObjCOwnership) -> String? {
    switch ownership {
    case .unspecified: nil
    case .unsafeUnretained: "unsafe_unretained"
    case .strong, .copy, .weak, .assign: ownership.rawValue
    }
  }
}

extension ObjCMember {
  var isOptional: Bool {
    switch self {
    case .method(let method): method.isOptional
    case .property(let property): property.isOptional
    }
  }

  var declaration: ObjCDeclaration {
    switch self {
    case .method(let method): method.declaration
    case .property(let property): property.declaration
    }
  }
}
