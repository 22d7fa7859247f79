import Testing

@testable import ObjCFrontEnd

@Suite struct EnumerationNamesTests {
  @Test(arguments: [
    ("GadgetKind", ["GadgetKindNone", "GadgetKindBig"], ["none", "big"]),
    ("GadgetPosition", ["GadgetPositionX", "GadgetPosition2D"], ["positionX", "position2D"]),
    ("GadgetURLMode", ["kGadgetURLModeURLA", "kGadgetURLModeHTTPB"], ["URLA", "HTTPB"]),
    ("GadgetProperties", ["GadgetPropertyA", "GadgetPropertyBig"], ["A", "big"]),
    ("GadgetFlags", ["GadgetFlagA", "GadgetFlagBig"], ["A", "big"]),
    ("GUnder", ["GUnder_One", "GUnder_Two"], ["one", "two"]),
    ("GEmptyPrefix", ["FooA", "BarB"], ["FooA", "BarB"]),
    ("GClosed", ["GClosedYes"], ["yes"]),
  ])
  func omitPrefixes(name: String, constants: [String], expected: [String]) {
    #expect(names(enumeration(name, constants)) == expected)
  }

  @Test func plainOnesKeepTheirNames() {
    var plain = enumeration("GPlain", ["GPlainA", "GPlainB"])
    plain.kind = .plain
    #expect(names(plain) == ["GPlainA", "GPlainB"])
  }

  @Test func explicitNamesDontCount() {
    var item = enumeration("Kind", ["KindBig", "KindSmall", "Odd"])
    item.cases[2].declaration.attributes.name = "even"
    #expect(names(item) == ["big", "small", "even"])
  }

  @Test func outdatedConstantsDontCount() {
    var item = enumeration("Kind", ["KindBig", "KindSmall", "OldKind"])
    item.cases[2].declaration.availability = [ObjCAvailability(deprecated: .always)]
    #expect(names(item) == ["big", "small", "OldKind"])
  }

  @Test(arguments: [
    ("ThingErrorCode", "ThingError"), ("ThingError", "ThingError"), ("Code", "Code"),
  ])
  func anErrorIsNoCode(name: String, expected: String) {
    #expect(EnumerationNames.errorType(name) == expected)
  }

  private func enumeration(_ name: String, _ constants: [String]) -> ObjCEnumeration {
    ObjCEnumeration(
      declaration: Sample.declaration, name: name, kind: .open,
      cases: constants.map {
        ObjCEnumerationCase(declaration: Sample.declaration, name: $0, value: 0)
      })
  }

  private func names(_ item: ObjCEnumeration) -> [String] {
    let prefix = EnumerationNames.prefix(of: item)
    return item.cases.map { EnumerationNames.name(of: $0, prefix: prefix) }
  }
}
