import Diagnostics
import TestSupport
import Testing

@testable import ObjCFrontEnd
@testable import Oracle

@Suite(.enabled(if: Importer.isAvailable)) struct ImportComparisonTests {
  @Test func equalImportsHaveNoDifference() throws {
    let header = Self.header(
      members: [Self.method("thing:didMoveToRow:", [Self.any, .number(.int)])])
    let comparison = try ImportComparison(header, try Importer())
    #expect(comparison.differences.isEmpty)
    #expect(comparison.methodCount == 1)
  }

  /// Another type in the model than in the text that the compiler reads must show.
  @Test func differentImportsAreAFault() throws {
    let compiler = InterfaceReader(
      "/// #1\npublic protocol P {\n/// #2\nfunc a(_ b: Int)\n}", isCompilers: true, owners: [2: 1])
    let namer = InterfaceReader(
      "/// #1\n@objc public protocol P {\n/// #2\nfunc a(_ b: Int32)\n}", isCompilers: false,
      owners: [2: 1])
    #expect(compiler.declarations[1] == namer.declarations[1])
    #expect(compiler.declarations[2] == ["func a ( _ b : Int )"])
    #expect(namer.declarations[2] == ["func a ( _ b : Int32 )"])
  }

  /// What is listed as known must still be there.
  @Test func classesOfNowhereDiffer() throws {
    var header = Self.header(
      members: [
        Self.method(
          "run:", [.object(.instance(ObjCInstance(className: "QzNowhere")), .nonnull)])
      ])
    header.symbols.classes["QzNowhere"] = .init(isDefined: false, origin: .input)
    #expect(try Self.reasons(header) == [.undefinedClass])
  }

  @Test func privateNamesDiffer() throws {
    var method = Self.method("run:", [Self.any])
    method.declaration.attributes.isPrivate = true
    #expect(try Self.reasons(Self.header(members: [method])) == [.privateName])
  }

  @Test func inheritedIsolationDiffers() throws {
    var header = Self.header(members: [])
    var base = ObjCClass(declaration: Self.declaration(10), name: "QzBase")
    base.superclass = "NSObject"
    base.declaration.attributes.others = ["@UIActor"]
    var thing = ObjCClass(declaration: Self.declaration(11), name: "QzThing")
    thing.superclass = "QzBase"
    header.classes = [base, thing]
    #expect(try Self.reasons(header) == [.inheritedIsolation])
  }

  @Test func everyKnownDifferenceHasATest() {
    #expect(KnownDifference.allCases == [.undefinedClass, .privateName, .inheritedIsolation])
  }

  private static let any = ObjCType.object(.any(protocols: []), .nonnull)

  private static func reasons(_ header: ObjCHeader) throws -> [KnownDifference?] {
    try ImportComparison(header, try Importer()).differences.map(\.reason)
  }

  private static func declaration(_ number: Int) -> ObjCDeclaration {
    ObjCDeclaration(
      location: SourceLocation(path: "Header.h", line: number, column: 1),
      comment: "/// #\(number)")
  }

  private static func method(_ selector: String, _ types: [ObjCType]) -> ObjCMethod {
    ObjCMethod(
      declaration: declaration(2), selector: selector, result: .void,
      parameters: types.enumerated().map { ObjCParameter(name: "value\($0)", type: $1) })
  }

  private static func header(members: [ObjCMethod]) -> ObjCHeader {
    var header = ObjCHeader()
    header.symbols = FoundationFacts.symbols
    header.protocols = [
      ObjCProtocol(
        declaration: declaration(1), name: "QzThingDelegate", inherited: ["NSObject"],
        members: members.map { .method($0) })
    ]
    return header
  }
}
