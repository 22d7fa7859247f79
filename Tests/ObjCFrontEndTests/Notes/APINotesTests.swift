import Testing

@testable import ObjCFrontEnd

@Suite struct APINotesTests {
  @Test func notesNameWhatHeadersDeclare() {
    let text = text(
      """
      Protocols:
      - Name: FeedDelegate
        SwiftName: Feed.Delegate
        Methods:
        - Selector: 'feed:didLoad:'
          MethodKind: Instance
          SwiftName: 'feed(_:loaded:)'
          Nullability: [ N, O ]
        - Selector: 'old:'
          MethodKind: Instance
          Availability: nonswift
          AvailabilityMsg: 'gone'
      """)
    #expect(
      text == """
        extension Feed {
          @objc public protocol Delegate: NSObjectProtocol {
            func feed(_ feed: Feed, loaded item: Item?)
          }
        }

        """)
  }

  /// The compiler applies a section in language modes up to its version.
  @Test(arguments: [("3", false), ("4.2", false), ("5", true), ("5.0", true), ("6", true)])
  func sectionsOfLanguageModesAreKnown(_ version: String, _ expected: Bool) {
    let notes = APINotes(
      """
      Protocols:
      - Name: FeedDelegate
      SwiftVersions:
      - Version: \(version)
        Protocols:
        - Name: FeedDelegate
          SwiftName: Other
      """)
    #expect(notes.hasNamesOfSwift5 == expected)
    #expect(notes.protocols["FeedDelegate"]?.entity.swiftName == nil)
  }

  @Test func notesOfTheOtherSortOfMethodDontCount() {
    let text = text(
      """
      Protocols:
      - Name: FeedDelegate
        Methods:
        - Selector: 'old:'
          MethodKind: Class
          SwiftName: 'new(_:)'
      """)
    #expect(text.contains("func old("))
  }

  @Test func notesClassifyValues() {
    var header = ObjCHeader(
      enumerations: [
        ObjCEnumeration(
          declaration: Sample.declaration, name: "FeedMode", kind: .plain,
          cases: [
            ObjCEnumerationCase(declaration: Sample.declaration, name: "FeedModeA", value: 1),
            ObjCEnumerationCase(declaration: Sample.declaration, name: "FeedModeBig", value: 2),
          ])
      ],
      aliases: [
        ObjCAlias(
          declaration: Sample.declaration, name: "FeedName", type: Sample.type("NSString *"))
      ])
    header.symbols.aliases["FeedName"] = .init(origin: .input)
    header.apply(
      APINotes(
        """
        Tags:
        - Name: FeedMode
          EnumExtensibility: open
        Enumerators:
        - Name: FeedModeBig
          SwiftName: huge
        Typedefs:
        - Name: FeedName
          SwiftName: Feed.Name
          SwiftWrapper: struct
        """))
    let text = SwiftImport.text(of: header).text
    #expect(text.contains("public enum FeedMode: "))
    #expect(text.contains("case huge = 2"))
    #expect(text.contains("extension Feed {"))
    #expect(text.contains("public struct Name: "))
  }

  @Test func notesOfClassesReachTheirCategories() {
    var method = Sample.method("- (Item *)item:(void (^)(int))block")
    method.result = Sample.type("null_unspecified Item *")
    var header = ObjCHeader(categories: [
      ObjCCategory(
        declaration: Sample.declaration, className: "Feed", name: "More",
        members: [.method(method)])
    ])
    header.apply(
      APINotes(
        """
        Classes:
        - Name: Feed
          Methods:
          - Selector: 'item:'
            MethodKind: Instance
            NullabilityOfRet: O
            SwiftPrivate: true
            Parameters:
            - Position: 0
              NoEscape: true
        """))
    #expect(
      SwiftImport.text(of: header).text.contains(
        "open func __item(_ block: (Int32) -> Void) -> Item?"))
  }

  private func text(_ notes: String) -> String {
    let item = Sample.protocolType(
      "FeedDelegate",
      methods: ["- (void)feed:(Feed *)feed didLoad:(Item *)item", "- (void)old:(int)x"])
    var header = ObjCHeader(protocols: [item])
    header.apply(APINotes(notes))
    let text = SwiftImport.text(of: header).text
    return text
  }
}
