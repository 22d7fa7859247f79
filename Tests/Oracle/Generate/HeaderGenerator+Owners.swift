@testable import ObjCFrontEnd

extension HeaderGenerator {
  mutating func addProtocol(members count: Int) {
    var item = ObjCProtocol(declaration: declaration(), name: "")
    // Sometimes a class has the name, too.
    if let twin = header.classes.randomElement(using: &random), random.chance(4),
      !header.protocols.contains(where: { $0.name == twin.name })
    {
      item.name = twin.name
    } else {
      item.name = newName() + random.pick(["", "Delegate", "DataSource", "Protocol", "Type"])
    }
    item.declaration.attributes = ownerAttributes(item.name)
    if random.chance(80) { item.inherited.append("NSObject") }
    if let base = header.protocols.randomElement(using: &random), random.chance(25) {
      item.inherited.append(base.name)
      for member in base.members where random.chance(15) {
        if let again = redeclared(member) { item.members.append(again) }
      }
    }
    for _ in 0..<count {
      guard let member = member(of: item.name, .protocolType, parameters: []) else { continue }
      item.members.append(member)
    }
    header.protocols.append(item)
  }

  mutating func addClass(members count: Int) {
    var item = ObjCClass(declaration: declaration(), name: newName())
    item.declaration.attributes = ownerAttributes(item.name)
    item.superclass = "NSObject"
    if let base = header.classes.randomElement(using: &random), random.chance(35),
      base.typeParameters.isEmpty, !base.isFinal
    {
      item.superclass = base.name
    } else if random.chance(20) {
      item.typeParameters = [ObjCTypeParameter(name: "ElementType")]
      if random.chance(30) {
        item.typeParameters[0].bound = .object(.any(protocols: ["NSCopying"]), .nonnull)
      }
    }
    item.isFinal = random.chance(8)
    if let adopted = header.protocols.randomElement(using: &random), random.chance(25) {
      item.protocols = [adopted.name]
      for member in adopted.members where random.chance(30) {
        if let again = redeclared(member) { item.members.append(again) }
      }
    }
    if let base = header.classes.first(where: { $0.name == item.superclass }) {
      for member in base.members where random.chance(10) {
        if let again = redeclared(member) { item.members.append(again) }
      }
    }
    for _ in 0..<count {
      guard
        let member = member(of: item.name, .classType, parameters: item.typeParameters)
      else { continue }
      item.members.append(member)
    }
    header.classes.append(item)
  }

  mutating func addCategory(members count: Int) {
    let own = header.classes.filter(\.typeParameters.isEmpty).map(\.name)
    let className = random.pick(own + own + ["NSString", "NSObject", "NSURL", "NSBundle"])
    var item = ObjCCategory(
      declaration: declaration(), className: className,
      name: "Category\(header.categories.count)")
    for _ in 0..<count {
      guard let member = member(of: className, .category, parameters: []) else { continue }
      item.members.append(member)
    }
    header.categories.append(item)
  }

  private mutating func ownerAttributes(_ name: String) -> SwiftAttributes {
    var attributes = SwiftAttributes()
    switch random.count(0...29) {
    case 0: attributes.name = name + "Renamed"
    case 1: attributes.others = ["@UIActor"]
    case 2: attributes.others = ["@Sendable"]
    case 3:
      if let outer = header.classes.randomElement(using: &random), outer.typeParameters.isEmpty {
        attributes.name = "\(outer.declaration.attributes.name ?? outer.name).Inner\(name)"
      }
    default: break
    }
    return attributes
  }

  /// The same requirement again in a protocol that inherits it.
  private mutating func redeclared(_ member: ObjCMember) -> ObjCMember? {
    guard case .method(var method) = member, !method.isVariadic else { return nil }
    method.declaration = declaration()
    method.isOptional = false
    return .method(method)
  }
}
