import Testing

@testable import ProxyGenerator

/// The order is that of the templates' bodies.
@Suite struct CallRouteTests {
  private func routes(
    _ requirement: String, attributes: String = "", declarations: String = "",
    styles: [String] = ["rx"]
  ) throws -> [CallRoute] {
    let fixture = try ProtocolFixture(
      requirements: requirement, attributes: attributes, declarations: declarations)
    let listing = DelegateListing(fixture.files, styles: styles.map(Style.builtIn))
    return try #require(listing.protocols.first?.requirements.first).routes
  }

  private func stops(
    _ requirement: String, attributes: String = "", declarations: String = "",
    style: String = "rx"
  ) throws -> [String] {
    let routes = try routes(
      requirement, attributes: attributes, declarations: declarations, styles: [style])
    return (routes.first?.stops ?? []).map { stop in
      switch stop {
      case .forwardee(let isOptional): isOptional ? "forwardee?" : "forwardee"
      case .hook(let members): "hook \(members.map(\.name))"
      case .observers(let members): "observers \(members.map(\.name))"
      case .responder(let members): "responder \(members.map(\.name))"
      case .fallback(let expression): "default \(expression)"
      case .defaultBody: "default body"
      case .announcement(let members): "announcement \(members.map(\.name))"
      }
    }
  }

  @Test func theForwardeeHearsFirst() throws {
    #expect(try stops("func a(b: Int)") == ["forwardee", "observers [\"a\"]"])
    #expect(
      try stops("@objc optional func a(b: Int)", attributes: "@objc")
        == ["forwardee?", "observers [\"a\"]"])
  }

  @Test func theForwardeeAnswersFirst() throws {
    #expect(try stops("func a() -> Int") == ["forwardee", "responder [\"a\"]", "default 0"])
    #expect(
      try stops("func a(done: @escaping (Int) -> Void)")
        == ["forwardee", "responder [\"a\"]", "default (0)"])
    #expect(
      try stops("// proxygen:event asks\nfunc a() -> Int")
        == ["forwardee", "responder [\"a\"]", "default 0", "announcement [\"asks\"]"])
  }

  @Test func aDefaultBodyAnswersLast() throws {
    #expect(
      try stops(
        "func a() -> Int",
        declarations: "extension ThingDelegate { func a() -> Int { print(1); return 1 } }")
        == ["forwardee?", "responder [\"a\"]", "default body"])
  }

  @Test func aSubclassHearsBeforeTheForwardee() throws {
    #expect(try stops("func a(b: Int)", style: "layered") == ["hook [\"a\"]", "forwardee"])
    #expect(
      try stops("func a() -> Int", style: "layered")
        == ["hook [\"a\"]", "forwardee", "default 0"])
  }

  @Test func whatCannotBeKeptReachesTheForwardeeAlone() throws {
    #expect(try stops("func a(b: inout Int)") == ["forwardee"])
    #expect(try stops("static func a()") == [])
  }

  @Test func stylesOfOneProductShareAWay() throws {
    let routes = try routes("func a()", styles: ["rx", "combine", "layered", "async"])
    #expect(routes.map(\.styles) == [["rx", "combine", "async"], ["layered"]])
    #expect(routes.map(\.manner) == [.all, .all])
  }

  @Test func whatIsOptionalIsGated() throws {
    let optional = try routes("@objc optional func a() -> Int", attributes: "@objc")
    #expect(optional.map(\.isGated) == [true])
    #expect(optional.map(\.manner) == [.untilAnswered])
    #expect(optional.map(\.result) == ["Int"])
    #expect(try routes("func a() -> Int").map(\.isGated) == [false])
    #expect(
      try routes("// proxygen:replay 1\n@objc optional func a(b: Int)", attributes: "@objc")
        .map(\.isGated) == [false])
  }
}
