import Testing

@testable import ObjCFrontEnd

@Suite struct KeywordsTests {
  @Test func escapesWhereItIsNeeded() {
    #expect(Keywords.escaped("default") == "`default`")
    #expect(Keywords.escaped("Type") == "Type")
    #expect(Keywords.escapedMember("Type") == "`Type`")
    #expect(Keywords.escapedLabel("in") == "in")
    #expect(Keywords.escapedLabel("inout") == "`inout`")
  }
}
