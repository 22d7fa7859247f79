import Testing

@testable import ObjCFrontEnd

@Suite struct PropertyNamerTests {
  @Test(
    arguments: [
      ("URL", "NSURL *", nil, "url"), ("enabled", "BOOL", "isEnabled", "isEnabled"),
      ("count", "int", "theCount", "count"), ("parentGizmo", "Gizmo *", nil, "parent"),
      ("gizmo", "Gizmo *", nil, "gizmo"), ("URLString", "NSString *", nil, "urlString"),
    ] as [(String, String, String?, String)])
  func names(property: String, type: String, getter: String?, expected: String) {
    #expect(name(self.property(property, type, getter: getter)) == expected)
  }

  @Test func attributesDecide() {
    var property = property("count", "int")
    property.declaration.attributes.name = "total"
    #expect(name(property) == "total")
    property.declaration.attributes.name = nil
    property.declaration.attributes.isPrivate = true
    #expect(name(property) == "__count")
  }

  @Test func aProtocolAboveNamesItsProperty() {
    var first = property("baseName", "NSString *")
    first.declaration.attributes.name = "nom"
    let base = ObjCProtocol(
      declaration: Sample.declaration, name: "Base", members: [.property(first)])
    let derived = ObjCProtocol(
      declaration: Sample.declaration, name: "Derived", inherited: ["Base"])
    let namer = PropertyNamer(names: KnownNames(ObjCHeader(protocols: [base, derived])))
    let again = property("baseName", "NSString *")
    #expect(namer.name(of: again, in: .protocolType(derived)) == "nom")
  }

  private func name(_ property: ObjCProperty) -> String {
    let names = KnownNames(ObjCHeader(classes: [Sample.classType("Gizmo", methods: [])]))
    return PropertyNamer(names: names).name(of: property, in: .classType("Gizmo", names))
  }

  private func property(_ name: String, _ type: String, getter: String? = nil) -> ObjCProperty {
    ObjCProperty(
      declaration: Sample.declaration, name: name, type: Sample.type(type), getter: getter)
  }
}
