import Testing

@testable import ObjCFrontEnd
@testable import Oracle

@Suite struct HeaderTextTests {
  @Test func writesDeclaratorsAroundTheirNames() {
    let error = ObjCType.object(.instance(ObjCInstance(className: "NSError")), .nullable)
    let block = ObjCType.block(
      ObjCFunction(result: .void, parameters: [ObjCParameter(name: "", type: error)]), .nonnull)
    #expect(CDeclarator.text(block, "done") == "void (^ _Nonnull done)(NSError * _Nullable)")
    #expect(
      CDeclarator.text(
        .block(ObjCFunction(result: block), .nullable), "make")
        == "void (^ _Nonnull (^ _Nullable make)(void))(NSError * _Nullable)")
    #expect(
      CDeclarator.text(.pointer(CPointer(pointee: .void, isConstant: true), .unspecified), "bytes")
        == "const void * bytes")
    #expect(
      CDeclarator.text(
        .object(
          .instance(
            ObjCInstance(className: "NSArray", arguments: [error], protocols: [], isKindOf: true)),
          .nonnull))
        == "__kindof NSArray<NSError *> * _Nonnull")
  }

  @Test func writesOptionalAndRequiredSections() {
    let header = HeaderGenerator.header(seed: 1, members: 100)
    let text = HeaderText(header).text
    #expect(text.contains("@optional\n"))
    #expect(text.contains("@protocol "))
    for item in header.protocols { #expect(text.contains("@protocol \(item.name)")) }
  }
}
