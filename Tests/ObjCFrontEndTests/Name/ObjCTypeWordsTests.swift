import Testing

@testable import ObjCFrontEnd

@Suite struct ObjCTypeWordsTests {
  @Test(arguments: [
    ("id", "Object"), ("Class", "Class"), ("SEL", "Selector"), ("id<Foo>", "Foo"), ("int", "Int32"),
    ("NSInteger", "NSInteger"), ("CGFloat", "CGFloat"), ("void (^)(int)", "Block"),
    ("Thing *", "Thing"), ("int *", "Int32"), ("ThingKind", "ThingKind"), ("char *", "Int8"),
  ])
  func namesTypes(type: String, expected: String) {
    #expect(words(Sample.type(type)).name == expected)
  }

  @Test func namesWhatCollectionsHold() {
    #expect(words(Sample.type("NSArray<Thing *> *")).element == "Thing")
    #expect(words(Sample.type("NSArray *")).element == "Object")
    #expect(words(Sample.type("NSIndexSet *")).element == "NSIndex")
    #expect(words(Sample.type("Thing *")).element == "")
  }

  @Test func aTaglessTypeHasItsAlias() {
    let type = ObjCType.alias("Point", .structure(""), .unspecified)
    #expect(words(type).name == "Point")
  }

  @Test func severalProtocolsHaveNoName() {
    #expect(words(Sample.type("id<A, B>")) == .none)
  }

  private func words(_ type: ObjCType) -> TypeWords { type.words(KnownNames(ObjCHeader())) }
}
