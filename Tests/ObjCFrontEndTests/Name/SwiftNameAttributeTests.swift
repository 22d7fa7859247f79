import Testing

@testable import ObjCFrontEnd

@Suite struct SwiftNameAttributeTests {
  @Test func cutsNames() {
    #expect(SwiftNameAttribute("add(_:to:)")?.labels == ["", "to"])
    #expect(SwiftNameAttribute("add()")?.labels == [])
    #expect(SwiftNameAttribute("Thing")?.labels == nil)
    #expect(SwiftNameAttribute("Outer.Inner.Kind")?.context == "Outer.Inner")
    #expect(SwiftNameAttribute("Outer.Inner.Kind")?.base == "Kind")
    #expect(SwiftNameAttribute("getter:Thing.name(self:)")?.path == "Thing.name")
  }

  @Test(arguments: ["", "add(", "add(x)", "Outer."])
  func refusesOthers(text: String) {
    #expect(SwiftNameAttribute(text) == nil)
  }
}
