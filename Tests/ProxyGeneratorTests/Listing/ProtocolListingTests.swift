import Foundation
import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ProtocolListingTests {
  private func listing(_ requirements: String, attributes: String = "") throws -> ProtocolListing {
    let fixture = try ProtocolFixture(
      requirements: requirements, attributes: attributes, declarations: "struct Point {}")
    return ProtocolListing(try fixture.named(), style: .rx)
  }

  @Test func ofAProtocol() throws {
    let listing = try listing("func a()")
    #expect(listing.protocol == "ThingDelegate")
    #expect(listing.parent == "Thing")
    #expect(listing.property == "delegate")
    #expect(listing.parentOrigin == "property")
    #expect(listing.proxy == "RxThingDelegateProxy")
    #expect("\(listing.location)" == "A.swift:2:11")
  }

  @Test(arguments: [
    ("func thingDidEnd(_ thing: Thing)", "event", "didEnd", "Void", nil),
    ("func a() -> Int", "answer", "a", "Int", "0"),
    ("func a() -> Point", "answer", "a", "Point", nil),
    ("func a(_ b: String) -> Int", "keyed answer", "a", "[String: Int]", "0"),
    ("func a(_ b: Point) -> Int", "computed answer", "a", "(Point) -> Int", "0"),
    (
      "func a(done: @escaping (Int) -> Void)", "decision", "a", "(@escaping (Int) -> Void) -> Void",
      "(0)"
    ),
    ("var a: Int? { get }", "state", "a", "Int?", "nil"),
    ("func a(b: inout Int)", "forwarded only", nil, nil, nil),
    ("// proxygen:skip\nfunc a() -> Bool", "forwarded only", nil, nil, "false"),
    ("static func a()", "unsupported", nil, nil, nil),
  ])
  func ofARequirement(
    _ requirement: String, _ kind: String, _ name: String?, _ type: String?, _ fallback: String?
  ) throws {
    let row = try #require(try listing(requirement).requirements.first)
    #expect(row.kind == kind)
    #expect(row.name == name)
    #expect(row.type == type)
    #expect(row.default == fallback)
    #expect(row.presence == "required")
    #expect(!row.reason.isEmpty)
  }

  @Test func ofAnOptionalOne() throws {
    let row = try #require(
      try listing("@objc optional func a(b: Int)", attributes: "@objc").requirements.first)
    #expect(row.presence == "optional")
    #expect(row.kind == "interceptable event")
    #expect(row.requirement == "a(b:)")
    #expect("\(row.location)" == "A.swift:3:23")
  }

  @Test func survivesJSON() throws {
    let listing = try listing("func a()\nfunc b(_ c: String) -> Int\nstatic func d()")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode([listing])
    let decoded = try JSONDecoder().decode([ProtocolListing].self, from: data)
    #expect(try encoder.encode(decoded) == data)
    #expect(decoded.first?.requirements.map(\.requirement) == ["a()", "b(_:)", "d()"])
  }

  /// What other programs read.
  @Test func asJSON() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(try listing("func a() -> Int"))
    #expect(
      String(decoding: data, as: UTF8.self) == """
        {
          "documentation" : [

          ],
          "location" : {
            "column" : 11,
            "line" : 2,
            "path" : "A.swift"
          },
          "parent" : "Thing",
          "parentOrigin" : "property",
          "property" : "delegate",
          "protocol" : "ThingDelegate",
          "proxy" : "RxThingDelegateProxy",
          "requirements" : [
            {
              "default" : "0",
              "documentation" : [

              ],
              "kind" : "answer",
              "location" : {
                "column" : 8,
                "line" : 3,
                "path" : "A.swift"
              },
              "members" : [
                {
                  "name" : "a",
                  "role" : "responder",
                  "style" : "rx",
                  "type" : "Int"
                }
              ],
              "name" : "a",
              "presence" : "required",
              "reason" : "returns 'Int' and has no payload",
              "requirement" : "a()",
              "type" : "Int"
            }
          ],
          "styles" : [
            {
              "name" : "RxThingDelegateProxy",
              "style" : "rx"
            }
          ]
        }
        """)
  }
}
