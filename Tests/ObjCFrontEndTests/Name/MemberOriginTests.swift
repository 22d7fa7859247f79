import Testing

@testable import ObjCFrontEnd

@Suite struct MemberOriginTests {
  @Test func theFirstDeclarationNamesAll() {
    var base = Sample.protocolType("Base", methods: ["- (void)loadDerived:(Item *)item"])
    var derived = Sample.protocolType("Derived", methods: ["- (void)loadDerived:(Item *)item"])
    derived.inherited = ["Base"]
    #expect(name(of: derived, beside: base) == "loadDerived")
    base.members = []
    #expect(name(of: derived, beside: base) == "load")
  }

  @Test func anExplicitNameOfTheFirstDeclarationCounts() {
    var base = Sample.protocolType("Base", methods: ["- (void)load:(Item *)item"])
    if case .method(var method) = base.members[0] {
      method.declaration.attributes.name = "fetch(_:)"
      base.members[0] = .method(method)
    }
    var derived = Sample.protocolType("Derived", methods: ["- (void)load:(Item *)item"])
    derived.inherited = ["Base"]
    #expect(name(of: derived, beside: base) == "fetch")
  }

  @Test func namesOfOtherHeadersCount() {
    var symbols = ObjCSymbols()
    symbols.protocols["Base"] = .init(
      isDefined: true,
      members: [.init(selector: "load:", isClassMember: false, swiftName: "fetch(_:)")],
      origin: .system(framework: nil))
    var derived = Sample.protocolType("Derived", methods: ["- (void)load:(Item *)item"])
    derived.inherited = ["Base"]
    let names = KnownNames(ObjCHeader(protocols: [derived], symbols: symbols))
    let name = MethodNamer(names: names)
      .name(of: Sample.method("- (void)load:(Item *)item"), in: .protocolType(derived))
    #expect(name?.base == "fetch")
  }

  private func name(of item: ObjCProtocol, beside base: ObjCProtocol) -> String? {
    guard case .method(let method) = item.members[0] else { return nil }
    let names = KnownNames(ObjCHeader(protocols: [base, item]))
    return MethodNamer(names: names).name(of: method, in: .protocolType(item))?.base
  }
}
