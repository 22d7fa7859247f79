import Testing

@testable import ObjCFrontEnd

@Suite struct MethodNamerTests {
  @Test func anExplicitNameIsTakenAsItIs() {
    let name = name("- (void)load:(Item *)item from:(int)x") { $0.name = "fetchItem(_:at:)" }
    #expect(name == MethodName(base: "fetchItem", labels: ["", "at"]))
  }

  @Test func anExplicitNameWithOtherLabelsIsIgnored() {
    let name = name("- (void)loadItem:(Item *)item") { $0.name = "fetch(_:at:)" }
    #expect(name?.base == "load")
  }

  @Test func anExplicitNameMayLeaveTheErrorOut() {
    let text = "- (BOOL)load:(int)x error:(NSError **)error"
    #expect(name(text) { $0.name = "fetch(_:)" }?.error?.isReplaced == false)
    #expect(name(text) { $0.name = "fetch(_:error:)" }?.error?.isReplaced == true)
    let silent = "- (void)load:(int)x error:(NSError **)error"
    #expect(name(silent) { $0.name = "fetch(_:)" } == nil)
  }

  @Test func refinedNamesHaveUnderscores() {
    #expect(name("- (void)load:(int)x") { $0.isPrivate = true }?.base == "__load")
    #expect(
      name("- (instancetype)initWithItem:(int)x") { $0.isPrivate = true }?.labels == ["__item"])
  }

  @Test func variadicMethodsHaveNoName() {
    var method = Sample.method("- (void)log:(int)x")
    method.isVariadic = true
    let namer = MethodNamer(names: KnownNames(ObjCHeader()))
    #expect(namer.name(of: method, in: .protocolType(named: "P")) == nil)
  }

  private func name(
    _ text: String, _ change: (inout SwiftAttributes) -> Void = { _ in }
  ) -> MethodName? {
    var method = Sample.method(text)
    change(&method.declaration.attributes)
    return MethodNamer(names: KnownNames(ObjCHeader()))
      .name(of: method, in: .protocolType(named: "P"))
  }
}
