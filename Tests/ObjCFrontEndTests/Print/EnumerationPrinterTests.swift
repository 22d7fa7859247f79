import Testing

@testable import ObjCFrontEnd

@Suite struct EnumerationPrinterTests {
  @Test func openOnesAreEnumerations() {
    #expect(
      lines("Kind", .open, ["KindDefault": 0, "KindBig": 1, "KindLarge": 1]) == [
        "public enum Kind: Int, @unchecked Sendable {", "  case `default` = 0", "  case big = 1",
        "  public static var large: Kind { get }", "}",
      ])
    #expect(lines("Kind", .closed, [:]).first?.hasPrefix("@frozen public enum") == true)
  }

  @Test func optionsAreSetsWithoutAnEmptyOne() {
    #expect(
      lines("Flags", .options, ["FlagNone": 0, "FlagBig": 1], name: "Thing.Flags") == [
        "extension Thing {", "  public struct Flags: OptionSet, @unchecked Sendable {",
        "    public init(rawValue: Int)",
        "    public static var big: Thing.Flags { get }", "  }", "}",
      ])
  }

  @Test func errorsHaveACode() {
    let lines = lines("FailCode", .error(domain: "FailDomain"), ["FailCodeBad": 1])
    #expect(lines.first == "public struct Fail: CustomNSError, Hashable, Error {")
    #expect(lines.contains("  public enum Code: Int, @unchecked Sendable {"))
    #expect(lines.contains("  public static var bad: Fail.Code { get }"))
  }

  @Test func plainOnesAreStructures() {
    let lines = lines("Plain", .plain, ["PlainA": -1], rawType: nil)
    #expect(lines.first == "public struct Plain: Hashable, Equatable, RawRepresentable {")
    #expect(lines.contains("  public init(rawValue: Int32)"))
    #expect(lines.last == "public var PlainA: Plain { get }")
  }

  private func lines(
    _ tag: String, _ kind: ObjCEnumeration.Kind, _ cases: KeyValuePairs<String, Int64>,
    name: String? = nil, rawType: String? = "NSInteger"
  ) -> [String] {
    var item = ObjCEnumeration(
      declaration: Sample.declaration, name: tag, kind: kind, rawType: rawType.map(Sample.type),
      cases: cases.map {
        ObjCEnumerationCase(declaration: Sample.declaration, name: $0.key, value: $0.value)
      })
    item.declaration.attributes.name = name
    return SwiftImport.text(of: ObjCHeader(enumerations: [item])).lines.map(\.text)
      .filter { !$0.isEmpty }
  }
}
