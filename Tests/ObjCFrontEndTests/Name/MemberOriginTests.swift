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

  @Test func aFactoryStaysAnInitializerInSubclasses() {
    let base = Sample.classType("Shape", methods: ["+ (instancetype)shapeNamed:(int)x"])
    var derived = Sample.classType("Circle", methods: ["+ (instancetype)shapeNamed:(int)x"])
    derived.superclass = "Shape"
    let text = SwiftImport.text(of: ObjCHeader(classes: [base, derived])).text
    #expect(text.split(separator: "\n").filter { $0.contains("init(named x: Int32)") }.count == 2)
  }

  @Test func isolationOfTheFirstDeclarationCounts() {
    var base = Sample.classType("Shape", methods: ["- (void)draw"])
    if case .method(var method) = base.members[0] {
      method.declaration.attributes.others = ["nonisolated"]
      base.members[0] = .method(method)
    }
    var derived = Sample.classType("Circle", methods: ["- (void)draw"])
    derived.superclass = "Shape"
    let text = SwiftImport.text(of: ObjCHeader(classes: [base, derived])).text
    #expect(
      text.split(separator: "\n").filter { $0 == "  nonisolated open func draw()" }.count == 2)
  }

  private func name(of item: ObjCProtocol, beside base: ObjCProtocol) -> String? {
    guard case .method(let method) = item.members[0] else { return nil }
    let names = KnownNames(ObjCHeader(protocols: [base, item]))
    return MethodNamer(names: names).name(of: method, in: .protocolType(item))?.base
  }
}
