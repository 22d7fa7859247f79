import Testing

@testable import ObjCFrontEnd

@Suite struct InheritedIsolationTests {
  @Test func superclassesIsolate() {
    #expect(isolated(["Thing"], bases: ["Thing": "@MainActor"]))
    #expect(isolated(["Thing"], bases: ["Base": "@UIActor"]))
    #expect(!isolated(["Thing"], bases: [:]))
  }

  @Test func protocolsOfDeclarationsIsolate() {
    #expect(isolated(["Thing"], protocols: ["P": "@UIActor"]))
    #expect(isolated(["Base"], protocols: ["P": "@MainActor"]))
    #expect(isolated(["Base"], protocols: ["Root": "@MainActor"]))
    #expect(!isolated([], protocols: ["P": "@MainActor"]))
  }

  @Test func whatCategoriesAdoptDoesNot() {
    var header = header(adopters: [], bases: [:], protocols: ["P": "@MainActor"])
    header.categories = [
      ObjCCategory(
        declaration: Sample.declaration, className: "Thing", name: "More", protocols: ["P"])
    ]
    #expect(!KnownNames(header).isOnMainActor(classNamed: "Thing"))
  }

  @Test func handlersOfIsolatedClassesNeedNotBeSendable() {
    let header = header(
      adopters: ["Base"], bases: [:], protocols: ["Root": "@MainActor"],
      methods: ["- (void)runWithCompletionHandler:(void (^)(NSString *))handler"])
    let lines = SwiftImport.text(of: header).lines.map(\.text)
    #expect(
      lines.contains("  open func run(completionHandler handler: @escaping (String) -> Void)"))
    #expect(lines.filter { $0 == "@MainActor" }.count == 3)
  }

  /// `Thing: Base`, `P: Root`.
  private func header(
    adopters: Set<String>, bases: [String: String], protocols: [String: String],
    methods: [String] = []
  ) -> ObjCHeader {
    var (thing, base) = (
      Sample.classType("Thing", methods: methods), Sample.classType("Base", methods: [])
    )
    thing.superclass = "Base"
    var (narrow, root) = (
      Sample.protocolType("P", methods: []), Sample.protocolType("Root", methods: [])
    )
    narrow.inherited = ["Root"]
    for (name, attribute) in bases {
      if name == "Thing" { thing.declaration.attributes.others = [attribute] }
      if name == "Base" { base.declaration.attributes.others = [attribute] }
    }
    for (name, attribute) in protocols {
      if name == "P" { narrow.declaration.attributes.others = [attribute] }
      if name == "Root" { root.declaration.attributes.others = [attribute] }
    }
    if adopters.contains("Thing") { thing.protocols = ["P"] }
    if adopters.contains("Base") { base.protocols = ["P"] }
    return ObjCHeader(protocols: [root, narrow], classes: [base, thing])
  }

  private func isolated(
    _ adopters: Set<String>, bases: [String: String] = [:], protocols: [String: String] = [:]
  ) -> Bool {
    KnownNames(header(adopters: adopters, bases: bases, protocols: protocols))
      .isOnMainActor(classNamed: "Thing")
  }
}
