import Diagnostics
import Testing

@testable import ObjCFrontEnd

@Suite struct RedeclaredRequirementsTests {
  @Test(arguments: [
    ("- (void)take:(Item *)x", "- (void)take:(Part *)x"),
    ("- (void)take:(Item *)x", "- (void)take:(nullable Item *)x"),
    ("- (id)take", "- (Item *)take"),
  ])
  func noClassHasBoth(_ own: String, _ inherited: String) {
    #expect(rules(own, inherited) == ["redeclared-requirement"])
    #expect(rules(own, inherited, isOptional: (true, false)) == ["redeclared-requirement"])
    #expect(rules(own, inherited, isOptional: (true, true)) == [])
  }

  @Test(arguments: [
    ("- (void)take:(Item *)x", "- (void)take:(Item *)other"),
    ("- (void)take:(Item *)x", "- (void)give:(Part *)x"),
    ("- (void)take:(Item *)x", "+ (void)take:(Part *)x"),
  ])
  func aClassHasTheSameOrBoth(_ own: String, _ inherited: String) {
    #expect(rules(own, inherited) == [])
  }

  @Test func protocolsBesideEachOtherMeet() {
    var item = Sample.protocolType("P", methods: [])
    item.inherited = ["A", "B"]
    let a = Sample.protocolType("A", methods: ["- (int)count"])
    let b = Sample.protocolType("B", methods: ["- (double)count"])
    let text = SwiftImport.text(of: ObjCHeader(protocols: [item, a, b]))
    #expect(text.diagnostics.map(\.rule) == ["redeclared-requirement"])
    #expect(text.lines.first?.text == "// proxygen:skip")
  }

  private func rules(
    _ own: String, _ inherited: String, isOptional: (own: Bool, inherited: Bool) = (false, false)
  ) -> [String] {
    var item = Sample.protocolType("P", methods: [])
    item.members = [.method(Sample.method(own, isOptional: isOptional.own))]
    item.inherited = ["Base"]
    var base = Sample.protocolType("Base", methods: [])
    base.members = [.method(Sample.method(inherited, isOptional: isOptional.inherited))]
    return SwiftImport.text(of: ObjCHeader(protocols: [item, base])).diagnostics.map(\.rule)
  }
}
