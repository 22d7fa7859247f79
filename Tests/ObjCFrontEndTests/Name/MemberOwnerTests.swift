import Testing

@testable import ObjCFrontEnd

@Suite struct MemberOwnerTests {
  @Test func namesOfPropertiesAreKeptInMethods() {
    #expect(base("- (void)punchSound:(Sound *)x", beside: "sounds") == "punchSound")
    #expect(base("- (void)punchSound:(Sound *)x", beside: "others") == "punch")
  }

  @Test func accessorsCountLikeMethods() {
    #expect(base("- (void)punchSound:(Sound *)x", beside: "loud", getter: "sound") == "punchSound")
    #expect(base("+ (void)punchSound:(Sound *)x", beside: "loud", getter: "sound") == "punch")
  }

  @Test func thoseOfTheClassCountForItsOwnMethods() {
    #expect(base("+ (void)punchSound:(Sound *)x", beside: "sounds", ofClass: true) == "punchSound")
    #expect(base("+ (void)punchSound:(Sound *)x", beside: "sounds") == "punch")
  }

  /// Nobody declares `NSObject` here.
  @Test func everyObjectHasWhatNSObjectHas() {
    let owner = MemberOwner.classType("NSURL", KnownNames(ObjCHeader()))
    #expect(owner.selectors.contains("copy"))
    #expect(!owner.classSelectors.contains("copy"))
    #expect(owner.classSelectors.contains("superclass"))
  }

  private func base(
    _ method: String, beside property: String, getter: String? = nil, ofClass: Bool = false
  ) -> String? {
    var type = Sample.classType("Gizmo", methods: [method])
    type.members.append(
      .property(
        ObjCProperty(
          declaration: Sample.declaration, name: property, type: Sample.type("NSInteger"),
          isClassProperty: ofClass, getter: getter)))
    let names = KnownNames(ObjCHeader(classes: [type]))
    return MethodNamer(names: names)
      .name(of: Sample.method(method), in: .classType("Gizmo", names))?.base
  }
}
