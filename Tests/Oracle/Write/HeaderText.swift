@testable import ObjCFrontEnd

/// A header's model as Objective-C, as a person might write it.
struct HeaderText {
  private(set) var text = "#import <Foundation/Foundation.h>\n"

  init(_ header: ObjCHeader) {
    for (name, facts) in header.symbols.classes.sorted(by: { $0.key < $1.key })
    where facts.origin == .input && !facts.isDefined {
      add("@class \(name);")
    }
    for item in header.classes { add("@class \(item.name)\(Self.generics(item.typeParameters));") }
    for item in header.protocols { add("@protocol \(item.name);") }
    for item in Self.inOrder(header) { add(item.text) }
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  private struct Item {
    var line: Int
    var text: String
  }

  private static func inOrder(_ header: ObjCHeader) -> [Item] {
    var items: [Item] = []
    func add(_ declaration: ObjCDeclaration, _ text: String) {
      items.append(Item(line: declaration.location.line, text: text))
    }
    for item in header.enumerations { add(item.declaration, EnumerationText.text(item)) }
    for item in header.structures { add(item.declaration, self.text(item)) }
    for item in header.aliases { add(item.declaration, self.text(item)) }
    for item in header.protocols { add(item.declaration, OwnerText.text(item)) }
    for item in header.classes { add(item.declaration, OwnerText.text(item)) }
    for item in header.categories { add(item.declaration, OwnerText.text(item)) }
    return items.sorted { $0.line < $1.line }
  }

  static func generics(_ parameters: [ObjCTypeParameter]) -> String {
    let list = parameters.map { parameter in
      parameter.name + (parameter.bound.map { " : " + CDeclarator.text($0.unmarked) } ?? "")
    }
    return list.isEmpty ? "" : "<\(list.joined(separator: ", "))>"
  }

  private static func text(_ item: ObjCStructure) -> String {
    let keyword = item.isUnion ? "union" : "struct"
    let fields = item.fields.map { "  \(CDeclarator.text($0.type, $0.name));\n" }
    let attributes = AttributeText.before(item.declaration)
    return AttributeText.comment(item.declaration)
      + "typedef \(keyword) \(attributes)\(item.name) {\n\(fields.joined())} \(item.name);"
  }

  private static func text(_ item: ObjCAlias) -> String {
    let wrapper = item.wrapper.map { " __attribute__((swift_wrapper(\($0.rawValue))))" } ?? ""
    return AttributeText.comment(item.declaration)
      + "typedef \(CDeclarator.text(item.type, item.name))\(wrapper)"
      + "\(AttributeText.after(item.declaration));"
  }
}

extension ObjCType {
  /// A bound has no nullability.
  fileprivate var unmarked: ObjCType {
    if case .object(let object, _) = self { return .object(object, .unspecified) }
    return self
  }
}
