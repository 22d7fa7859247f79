@testable import ObjCFrontEnd

/// The declarations of a header by their numbers.
struct DeclarationIndex {
  /// In Objective-C, without comment.
  private(set) var sources: [Int: String] = [:]
  /// The owner's number for members.
  private(set) var owners: [Int: Int] = [:]
  private(set) var methodCount = 0

  init(_ header: ObjCHeader) {
    for item in header.enumerations {
      let head = "enum \(item.name ?? "") (\(item.kind))"
      // The compiler numbers the codes inside of an error, not the error.
      if case .error = item.kind {} else { sources[item.declaration.number] = head }
      for constant in item.cases {
        add(constant.declaration, "\(head): \(constant.name)", in: item.declaration)
      }
    }
    for item in header.structures { sources[item.declaration.number] = "struct \(item.name)" }
    for item in header.aliases { sources[item.declaration.number] = "typedef \(item.name)" }
    for item in header.protocols {
      add(item.declaration, "@protocol \(item.name)", item.members)
    }
    for item in header.classes {
      add(item.declaration, "@interface \(item.name)<\(item.superclass ?? "")", item.members)
    }
    for item in header.categories {
      add(item.declaration, "@interface \(item.className) (\(item.name))", item.members)
    }
  }

  private mutating func add(
    _ owner: ObjCDeclaration, _ head: String, _ members: [ObjCMember]
  ) {
    sources[owner.number] = head
    for member in members {
      switch member {
      case .method(var method):
        methodCount += 1
        let declaration = method.declaration
        method.declaration.comment = nil
        add(declaration, "\(head): \(OwnerText.text(method))", in: owner)
      case .property(var property):
        let declaration = property.declaration
        property.declaration.comment = nil
        add(declaration, "\(head): \(OwnerText.text(property))", in: owner)
      }
    }
  }

  private mutating func add(
    _ declaration: ObjCDeclaration, _ source: String, in owner: ObjCDeclaration
  ) {
    sources[declaration.number] = source
    owners[declaration.number] = owner.number
  }
}

extension ObjCDeclaration {
  /// By which what Swift makes of the declaration is found.
  var number: Int { location.line }
}
