/// Finds parents whose delegate is a pair of methods rather than a property, `delegate` and `setDelegate:`, and says so
/// above the protocol as a user would.
enum MethodParents {
  static func add(to header: inout ObjCHeader) {
    let served = Set(header.classes.flatMap(\.members).flatMap(properties))
      .union(header.categories.flatMap(\.members).flatMap(properties))
    for index in header.protocols.indices {
      let declaration = header.protocols[index].declaration
      let name = header.protocols[index].name
      guard declaration.directives.isEmpty, !served.contains(name) else { continue }
      let pairs = header.classes.flatMap { item in
        getters(of: name, among: item.members)
          .map { (item.declaration.attributes.name ?? item.name, $0) }
      }
      guard pairs.count == 1, let (parent, getter) = pairs.first else { continue }
      let texts = [
        "parent \(parent)", "getter object.\(getter)()",
        "setter object.\(setter(for: getter).dropLast())(delegate)",
      ]
      header.protocols[index].declaration.directives = texts.map {
        ObjCDirective(location: declaration.location, text: $0)
      }
    }
  }

  /// The protocols of a member that is a property.
  private static func properties(_ member: ObjCMember) -> [String] {
    if case .property(let property) = member { protocols(property.type) } else { [] }
  }

  /// The methods that give a delegate, and that have a setter beside them.
  private static func getters(of name: String, among members: [ObjCMember]) -> [String] {
    let methods = members.compactMap { member in
      if case .method(let method) = member, !method.isClassMethod { method } else { nil }
    }
    return methods.filter { method in
      method.parameters.isEmpty && protocols(method.result).contains(name)
        && methods.contains { other in
          other.selector == setter(for: method.selector) && other.result == .void
            && other.parameters.first.map { protocols($0.type).contains(name) } ?? false
        }
    }.map(\.selector)
  }

  private static func setter(for getter: String) -> String {
    "set\(getter.prefix(1).uppercased())\(getter.dropFirst()):"
  }

  private static func protocols(_ type: ObjCType) -> [String] {
    switch type {
    case .object(.any(let protocols), _): protocols
    case .object(.instance(let instance), _): instance.protocols
    default: []
    }
  }
}
