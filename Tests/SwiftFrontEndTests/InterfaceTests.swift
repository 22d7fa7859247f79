import ProtocolModel
import Testing

@testable import SwiftFrontEnd

/// The form in which the toolchain prints a module's interface.
@Suite struct InterfaceTests {
  @Test func readsDeclarationsWithoutBodies() throws {
    let parsed = SwiftFrontEnd.parse(
      """
      import Foundation

      /// The delegate.
      public protocol XMLParserDelegate : AnyObject {

          func parserDidStartDocument(_ parser: FoundationXML.XMLParser)

          func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
      }

      extension XMLParserDelegate {

          public func parserDidStartDocument(_ parser: FoundationXML.XMLParser)
      }

      open class XMLParser : NSObject {

          public convenience init?(contentsOf url: URL)

          weak open var delegate: (any XMLParserDelegate)?

          open var shouldProcessNamespaces: Bool

          open func parse() -> Bool

          open var lineNumber: Int { get }

          public static let errorDomain: String

          @discardableResult
          class func sort(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool = { _, _ in true }) rethrows

          deinit
      }

      public func topLevel() -> Int

      public var globalValue: Int { get }
      """, path: "FoundationXML", module: "FoundationXML")
    #expect(parsed.diagnostics == [])
    #expect(parsed.file.module == "FoundationXML")
    let delegate = try #require(parsed.file.protocols.first)
    #expect(
      delegate.requirements.map(\.fullName) == [
        "parserDidStartDocument(_:)", "parser(_:resolveExternalEntityName:systemID:)",
      ])
    #expect(parsed.file.extensions.first?.methods.count == 1)
    let parser = try #require(parsed.file.types.first)
    #expect(
      parser.properties.map { member in
        "\(member.declaration.name) \(member.declaration.accessors.map(\.kind))"
      } == [
        #"delegate ["get", "set"]"#, #"shouldProcessNamespaces ["get", "set"]"#,
        #"lineNumber ["get"]"#, #"errorDomain ["get"]"#,
      ])
    #expect(parser.methods.map(\.declaration.name) == ["parse", "sort"])
    #expect(parser.initializers.map(\.declaration.failability) == ["?"])
  }
}
