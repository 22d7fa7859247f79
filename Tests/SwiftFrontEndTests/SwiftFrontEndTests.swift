import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct SwiftFrontEndTests {
  @Test func readsAProtocol() throws {
    let parsed = SwiftFrontEnd.parse(
      "import UIKit\nprotocol ThingDelegate: AnyObject { func thingDidEnd(_ thing: Thing) }",
      path: "Thing.swift", module: "Things")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.file.path == "Thing.swift")
    #expect(parsed.file.module == "Things")
    #expect(parsed.file.imports.map(\.text) == ["import UIKit"])
    let delegate = try #require(parsed.file.protocols.first)
    #expect(delegate.name == "ThingDelegate")
    #expect(delegate.inheritedTypes.map(\.description) == ["AnyObject"])
    #expect(delegate.requirements.map(\.fullName) == ["thingDidEnd(_:)"])
  }
}
