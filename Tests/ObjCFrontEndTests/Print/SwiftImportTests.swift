import Diagnostics
import Testing

@testable import ObjCFrontEnd

@Suite struct SwiftImportTests {
  @Test func linesKnowWhereTheyComeFrom() {
    var item = Sample.protocolType("FeedDelegate", methods: ["- (void)feedDidLoad:(Feed *)feed"])
    item.declaration.comment = "/// Told of news."
    if case .method(var method) = item.members[0] {
      method.isOptional = true
      method.declaration.location.line = 7
      method.declaration.directives = [
        ObjCDirective(
          location: SourceLocation(path: "Thing.h", line: 6, column: 4), text: "name loaded")
      ]
      item.members[0] = .method(method)
    }
    let text = SwiftImport.text(of: ObjCHeader(frameworks: ["UIKit"], protocols: [item]))
    #expect(
      text.text == """
        import UIKit

        /// Told of news.
        @objc public protocol FeedDelegate: NSObjectProtocol {
          // proxygen:name loaded
          @objc optional func feedDidLoad(_ feed: Feed)
        }

        """)
    #expect(text.lines.map(\.origin?.line) == [nil, nil, 1, 1, 6, 7, 1])
  }

  @Test func declarationsStandInTheOrderOfTheirLines() {
    var first = Sample.classType("Feed", methods: [])
    first.declaration.location.line = 2
    var second = Sample.protocolType("FeedDelegate", methods: [])
    second.declaration.location.line = 9
    let text = SwiftImport.text(of: ObjCHeader(protocols: [second], classes: [first]))
    #expect(text.lines.first?.text == "open class Feed: NSObject {")
  }

  /// One that is required makes the protocol impossible in Swift.
  @Test(arguments: [(true, "requirement-not-imported"), (false, "protocol-not-imported")])
  func aRequirementThatIsLeftOutIsReported(_ isOptional: Bool, _ rule: String) {
    var method = Sample.method("- (void)feed:(Ghost *)ghost")
    method.isOptional = isOptional
    var item = Sample.protocolType("FeedDelegate", methods: [])
    item.members = [.method(method)]
    var symbols = ObjCSymbols()
    symbols.classes["Ghost"] = .init(isDefined: false, origin: .input)
    let text = SwiftImport.text(of: ObjCHeader(protocols: [item], symbols: symbols))
    #expect(text.diagnostics.map(\.rule) == [rule])
    #expect(!text.text.contains("ghost"))
    #expect(text.text.contains("// proxygen:skip") == !isOptional)
  }

  /// Swift doesn't see it, and nobody else says so.
  @Test(arguments: [("LockDelegate", ["protocol-unavailable"]), ("Lock", [])])
  func aDelegateThatIsPassedOverIsSpokenOf(_ name: String, _ rules: [String]) {
    var item = Sample.protocolType(name, methods: [])
    item.declaration.availability = [ObjCAvailability(isUnavailable: true)]
    let text = SwiftImport.text(of: ObjCHeader(protocols: [item]))
    #expect(text.lines == [])
    #expect(text.diagnostics.map(\.rule) == rules)
  }

  /// A subclass would miss it without a word.
  @Test(arguments: [(true, ["initializer-not-imported"]), (false, [])])
  func aDesignatedInitializerThatIsLostIsReported(_ isDesignated: Bool, _ rules: [String]) {
    var method = Sample.method("- (instancetype)initWithGhost:(Ghost *)ghost")
    method.isDesignated = isDesignated
    var item = Sample.classType("Feed", methods: [])
    item.members = [.method(method)]
    var symbols = ObjCSymbols()
    symbols.classes["Ghost"] = .init(isDefined: false, origin: .input)
    let text = SwiftImport.text(of: ObjCHeader(classes: [item], symbols: symbols))
    #expect(text.diagnostics.map(\.rule) == rules)
  }

  /// `NS_REFINED_FOR_SWIFT` on types.
  @Test func refinedTypesHaveTwoUnderscores() {
    var feed = Sample.classType("Feed", methods: [])
    feed.declaration.attributes.isPrivate = true
    var item = Sample.protocolType("FeedDelegate", methods: ["- (void)load:(Feed *)feed"])
    item.declaration.attributes.isPrivate = true
    let text = SwiftImport.text(of: ObjCHeader(protocols: [item], classes: [feed])).text
    #expect(text.contains("protocol __FeedDelegate"))
    #expect(text.contains("func load(_ feed: __Feed)"))
    #expect(text.contains("class __Feed: NSObject"))
  }

  @Test func headersOfAnSDKHaveSignedNumbers() {
    var item = Sample.protocolType("P", methods: ["- (NSUInteger)count"])
    #expect(SwiftImport.text(of: ObjCHeader(protocols: [item])).text.contains("-> UInt"))
    item.declaration.location.path = "/Xcode/iPhoneOS.sdk/usr/include/P.h"
    #expect(SwiftImport.text(of: ObjCHeader(protocols: [item])).text.contains("-> Int"))
  }
}
