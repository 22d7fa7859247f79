@testable import ObjCFrontEnd

extension ObjCHeader {
  /// Of all that can be left out, owners before their members.
  var numbers: [Int] {
    let values =
      enumerations.map(\.declaration) + structures.map(\.declaration) + aliases.map(\.declaration)
    let owners =
      protocols.map { ($0.declaration, $0.members) } + classes.map { ($0.declaration, $0.members) }
      + categories.map { ($0.declaration, $0.members) }
    let members = owners.flatMap { $0.1.map(\.declaration) }
    return (owners.map(\.0) + members + values).map(\.number)
  }

  func removing(_ numbers: Set<Int>) -> ObjCHeader {
    var header = self
    func isRemoved(_ declaration: ObjCDeclaration) -> Bool { numbers.contains(declaration.number) }
    func isKept(_ member: ObjCMember) -> Bool { !isRemoved(member.declaration) }
    header.enumerations.removeAll { isRemoved($0.declaration) }
    header.structures.removeAll { isRemoved($0.declaration) }
    header.aliases.removeAll { isRemoved($0.declaration) }
    header.protocols.removeAll { isRemoved($0.declaration) }
    header.classes.removeAll { isRemoved($0.declaration) }
    header.categories.removeAll { isRemoved($0.declaration) }
    for index in header.protocols.indices {
      header.protocols[index].members = header.protocols[index].members.filter(isKept)
    }
    for index in header.classes.indices {
      header.classes[index].members = header.classes[index].members.filter(isKept)
    }
    for index in header.categories.indices {
      header.categories[index].members = header.categories[index].members.filter(isKept)
    }
    return header
  }

  /// The same with one method changed.
  func changing(_ number: Int, _ change: (inout ObjCMethod) -> Void) -> ObjCHeader {
    var header = self
    func changed(_ member: ObjCMember) -> ObjCMember {
      guard case .method(var method) = member, method.declaration.number == number else {
        return member
      }
      change(&method)
      return .method(method)
    }
    for index in header.protocols.indices {
      header.protocols[index].members = header.protocols[index].members.map(changed)
    }
    for index in header.classes.indices {
      header.classes[index].members = header.classes[index].members.map(changed)
    }
    for index in header.categories.indices {
      header.categories[index].members = header.categories[index].members.map(changed)
    }
    return header
  }

  func method(_ number: Int) -> ObjCMethod? {
    let members = protocols.map(\.members) + classes.map(\.members) + categories.map(\.members)
    for case .method(let method) in members.joined()
    where method.declaration.number == number { return method }
    return nil
  }
}
