import Testing

@testable import ObjCFrontEnd

@Suite struct MethodFamilyTests {
  @Test(arguments: [
    "- (instancetype)anything", "+ (id)newThing", "+ (id)alloc", "- (id)initThing", "- (id)self",
    "- (id)retain",
  ])
  func returnsSelf(method: String) {
    #expect(MethodFamily.returnsSelf(Sample.method(method)))
  }

  @Test(arguments: ["- (id)newThing", "- (id)initial", "+ (id)newspaper", "- (Thing *)thing"])
  func returnsAnother(method: String) {
    #expect(!MethodFamily.returnsSelf(Sample.method(method)))
  }

  @Test func cutsSelectors() {
    #expect(Sample.method("- (void)a:(int)x :(int)y").pieces == ["a", ""])
    #expect(Sample.method("- (void)a").pieces == ["a"])
  }
}
