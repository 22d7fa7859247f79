/// The type around a member, as far as the member's name depends on it.
struct MemberOwner: Hashable {
  enum Kind: Hashable {
    case protocolType, classType
  }

  var kind: Kind
  /// As Objective-C has it.
  var name: String
  var words: TypeWords
  /// What objects have without arguments; empty for protocols.
  var properties: Set<String> = []
  /// The same of the class itself.
  var classProperties: Set<String> = []
  /// All that an error's going may clash with.
  var selectors: Set<String> = []
  var classSelectors: Set<String> = []
  /// Whether members are on the main actor without saying so.
  var isMainActor = false

  func selectors(_ isClassMethod: Bool) -> Set<String> {
    isClassMethod ? classSelectors : selectors
  }

  static func protocolType(_ item: ObjCProtocol) -> MemberOwner {
    var owner = MemberOwner(kind: .protocolType, name: item.name, words: TypeWords(item.name))
    owner.addSelectors(of: item.members)
    return owner
  }

  /// A protocol that only its name is known of.
  static func protocolType(named name: String) -> MemberOwner {
    MemberOwner(kind: .protocolType, name: name, words: TypeWords(name))
  }

  /// A class with its categories and, as far as they are known, its superclasses and protocols.
  static func classType(_ name: String, _ names: KnownNames) -> MemberOwner {
    let type = ObjCType.object(.instance(ObjCInstance(className: name)), .nonnull)
    var owner = MemberOwner(kind: .classType, name: name, words: type.words(names))
    for item in names.lineage(of: name) {
      owner.addProperties(of: item.members)
      owner.addSelectors(of: item.members)
      for category in names.categories(ofClass: item.name) {
        owner.addProperties(of: category.members)
        owner.addSelectors(of: category.members)
      }
    }
    if names.isObject(name) {
      owner.properties.formUnion(["copy", "mutableCopy"])
    }
    if names.root(of: name) != "NSProxy" {
      owner.selectors.formUnion(selectorsOfObjects)
      owner.classSelectors.formUnion(selectorsOfClasses)
    }
    return owner
  }

  /// What every object has, whether the inputs declare `NSObject` or not.
  private static let selectorsOfObjects = [
    "copy", "debugDescription", "description", "finalize", "hash", "isProxy", "mutableCopy", "self",
    "superclass",
  ]

  private static let selectorsOfClasses = [
    "debugDescription", "description", "hash", "initialize", "load", "superclass",
  ]

  private mutating func addProperties(of members: [ObjCMember]) {
    for member in members {
      switch member {
      case .property(let property):
        properties.insert(property.name)
        // Clang adds the accessor to the class, where the compiler finds it like any other method.
        if property.isClassProperty {
          classProperties.insert(property.getterSelector)
        } else {
          properties.insert(property.getterSelector)
        }
      case .method(let method):
        guard !method.selector.contains(":"), !method.result.isVoid,
          !MethodFamily.returnsSelf(method)
        else { continue }
        if method.isClassMethod {
          classProperties.insert(method.selector)
        } else {
          properties.insert(method.selector)
        }
      }
    }
  }

  private mutating func addSelectors(of members: [ObjCMember]) {
    for member in members {
      switch member {
      case .method(let method):
        guard !Availability.isUnavailable(method.declaration.availability) else { continue }
        insert([method.selector], method.isClassMethod)
      case .property(let property):
        insert([property.getterSelector], property.isClassProperty)
        guard !property.isReadOnly else { continue }
        insert([property.setterSelector], property.isClassProperty)
      }
    }
  }

  private mutating func insert(_ new: [String], _ isClassMember: Bool) {
    if isClassMember { classSelectors.formUnion(new) } else { selectors.formUnion(new) }
  }
}

extension KnownNames {
  /// The class and its superclasses, as far as the inputs declare them.
  func lineage(of name: String) -> [ObjCClass] {
    var lineage: [ObjCClass] = []
    var next: String? = name
    while let name = next, let item = classDeclaration(name),
      !lineage.contains(where: { $0.name == name })
    {
      lineage.append(item)
      next = item.superclass
    }
    return lineage
  }
}

extension KnownNames {
  /// Whether the class is `NSObject` or inherits from it.
  fileprivate func isObject(_ name: String) -> Bool { root(of: name) == "NSObject" }

  /// The last superclass that is known by name.
  fileprivate func root(of name: String) -> String {
    var root = name
    var seen: Set<String> = [name]
    while let next = symbols.classes[root]?.superclass, seen.insert(next).inserted { root = next }
    return root
  }
}

extension ObjCProperty {
  var getterSelector: String { getter ?? name }
  var setterSelector: String { setter ?? "set\(LetterCase.raisedFirstLetter(name)):" }
}
