import Testing

@testable import ObjCFrontEnd

@Suite struct ValuePrinterTests {
  @Test func aliasesShowWhatTheyStandFor() {
    #expect(lines("Handler", "void (^)(BOOL)") == ["public typealias Handler = (Bool) -> Void"])
    #expect(lines("Name", "NSString *") == ["public typealias Name = NSString"])
    #expect(lines("uint8_t", "int") == [])
    #expect(lines("CGColorRef", "void *") == [])
  }

  @Test func typedConstantsAreStructures() {
    #expect(
      lines("Name", "null_unspecified NSString *", wrapper: .structure) == [
        "public struct Name: Hashable, Equatable, RawRepresentable, @unchecked Sendable {",
        "  public init(_ rawValue: String)", "  public init(rawValue: String)", "}",
      ])
    #expect(!lines("Name", "NSString *", wrapper: .enumeration).contains { $0.contains("_ raw") })
  }

  @Test func structuresShowTheirFields() {
    let item = ObjCStructure(
      declaration: Sample.declaration, name: "Range",
      fields: [
        ObjCField(name: "start", type: Sample.type("int")),
        ObjCField(name: "in", type: Sample.type("BOOL")),
      ])
    #expect(
      SwiftImport.text(of: ObjCHeader(structures: [item])).lines.map(\.text) == [
        "public struct Range {", "  public init()",
        "  public init(start: Int32, `in`: ObjCBool)", "  public var start: Int32",
        "  public var `in`: ObjCBool", "}",
      ])
  }

  @Test func incompleteStructuresAreLeftOut() {
    let item = ObjCStructure(declaration: Sample.declaration, name: "Opaque", isComplete: false)
    #expect(SwiftImport.text(of: ObjCHeader(structures: [item])).lines.isEmpty)
  }

  private func lines(_ name: String, _ type: String, wrapper: ObjCWrapper? = nil) -> [String] {
    let item = ObjCAlias(
      declaration: Sample.declaration, name: name, type: Sample.type(type), wrapper: wrapper)
    return SwiftImport.text(of: ObjCHeader(aliases: [item])).lines.map(\.text)
  }
}
