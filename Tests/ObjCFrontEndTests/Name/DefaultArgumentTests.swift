import Testing

@testable import ObjCFrontEnd

@Suite struct DefaultArgumentTests {
  @Test func aNullableClosureAtTheEndIsNull() {
    #expect(inferred("nullable void (^)(BOOL)") == .null)
    #expect(inferred("nullable void (^)(BOOL)", isLast: false) == nil)
    #expect(inferred("void (^)(BOOL)") == nil)
  }

  @Test(arguments: ["options", "attributes", "userInfo", "launchOptions"])
  func aDictionaryIsEmptyByItsLabel(label: String) {
    #expect(inferred("NSDictionary *", label: label) == .emptyDictionary)
    #expect(inferred("nullable NSDictionary *", label: label) == .null)
    #expect(inferred("NSArray *", label: label) == nil)
  }

  @Test func aDictionaryIsEmptyByTheEndOfTheBaseName() {
    #expect(inferred("NSDictionary *", base: "openWithOptions") == .emptyDictionary)
    #expect(inferred("NSDictionary *", base: "optionsOfThing") == nil)
    #expect(inferred("NSDictionary *", label: "info") == nil)
  }

  @Test func optionSetsAreEmptyByTheirNames() {
    #expect(inferred("ThingOptions") == .emptyArray)
    #expect(inferred("ThingFlags") == nil)
  }

  @Test func theFirstArgumentOfASetterIsGiven() {
    #expect(inferred("ThingOptions", base: "setThing", isFirst: true) == nil)
    #expect(inferred("ThingOptions", base: "setThing") == .emptyArray)
  }

  private func inferred(
    _ type: String, base: String = "open", label: String = "", isFirst: Bool = false,
    isLast: Bool = true
  ) -> DefaultArgument? {
    let options = ["ThingOptions", "ThingFlags"].map {
      ObjCEnumeration(declaration: Sample.declaration, name: $0, kind: .options)
    }
    return .inferred(
      for: Sample.type(type), base: base, label: label, isFirst: isFirst, isLast: isLast,
      names: KnownNames(ObjCHeader(enumerations: options)))
  }
}
