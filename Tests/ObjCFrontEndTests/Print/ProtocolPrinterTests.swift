import Testing

@testable import ObjCFrontEnd

@Suite struct ProtocolPrinterTests {
  @Test func requirementsShowWhatTheyAre() {
    var item = Sample.protocolType(
      "P", methods: ["- (instancetype)initWithItem:(Item *)item", "+ (void)reset"])
    item.members += [
      .property(
        ObjCProperty(
          declaration: Sample.declaration, name: "title", type: Sample.type("nullable NSString *"),
          isOptional: true, isReadOnly: true)),
      .property(
        ObjCProperty(
          declaration: Sample.declaration, name: "on", type: Sample.type("BOOL"),
          isClassProperty: true)),
    ]
    #expect(
      lines(item) == [
        "@objc public protocol P: NSObjectProtocol {", "  init(item: Item)", "",
        "  static func reset()", "", "  @objc optional var title: String? { get }", "",
        "  static var on: Bool { get set }", "}",
      ])
  }

  @Test func inheritanceIsShortAndActorsStandAbove() {
    var item = Sample.protocolType("P", methods: [])
    item.inherited = ["NSObject", "Base"]
    item.declaration.attributes.others = ["@MainActor"]
    let base = Sample.protocolType("Base", methods: [])
    let text = SwiftImport.text(of: ObjCHeader(protocols: [item, base])).lines.map(\.text)
    #expect(text.prefix(3) == ["@MainActor", "@objc public protocol P: Base {", "}"])
  }

  @Test func whatSwiftDoesNotSeeIsLeftOutInSilence() {
    var item = Sample.protocolType("P", methods: ["- (void)old"])
    if case .method(var method) = item.members[0] {
      method.declaration.availability = [ObjCAvailability(platform: "swift", isUnavailable: true)]
      item.members[0] = .method(method)
    }
    let text = SwiftImport.text(of: ObjCHeader(protocols: [item]))
    #expect(text.lines.count == 2)
    #expect(text.diagnostics.isEmpty)
  }

  private func lines(_ item: ObjCProtocol) -> [String] {
    SwiftImport.text(of: ObjCHeader(protocols: [item])).lines.map(\.text)
  }
}
