/// A method of a protocol, class or category.
struct ObjCMethod: Hashable, Codable, Sendable {
  var declaration: ObjCDeclaration
  /// `tableView:didSelectRowAtIndexPath:`; without colons for a method without parameters.
  var selector: String
  var isClassMethod = false
  var isOptional = false
  var isVariadic = false
  /// `objc_designated_initializer`.
  var isDesignated = false
  var result: ObjCType
  var parameters: [ObjCParameter] = []
}

struct ObjCParameter: Hashable, Codable, Sendable {
  /// Empty where the header leaves it out.
  var name: String
  var type: ObjCType
  /// `NS_NOESCAPE`.
  var isNonEscaping = false
  /// `swift_attr` on the parameter: `@Sendable`.
  var swiftAttributes: [String] = []
}

/// `@property`, in a protocol, class or category. Its accessors are no methods of the owner's.
struct ObjCProperty: Hashable, Codable, Sendable {
  var declaration: ObjCDeclaration
  var name: String
  var type: ObjCType
  var isClassProperty = false
  var isOptional = false
  var isReadOnly = false
  var ownership = ObjCOwnership.unspecified
  /// `getter=isOn`; nil where it is the property's name.
  var getter: String?
  /// `setter=put:`; nil where it is `setName:`.
  var setter: String?
}

enum ObjCOwnership: String, Hashable, Codable, Sendable {
  case unspecified, strong, copy, weak, unsafeUnretained, assign
}

enum ObjCMember: Hashable, Codable, Sendable {
  case method(ObjCMethod)
  case property(ObjCProperty)
}

extension [ObjCMember] {
  /// A method that is declared twice in one place is one to the compiler.
  var declaredOnce: [ObjCMember] {
    var seen: Set<String> = []
    return filter { member in
      guard case .method(let method) = member else { return true }
      return seen.insert("\(method.isClassMethod ? "+" : "-")\(method.selector)").inserted
    }
  }
}
