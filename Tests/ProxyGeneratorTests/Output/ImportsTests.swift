import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ImportsTests {
  private func imports(_ lines: String, adding modules: [String] = []) throws -> Imports {
    let fixture = try ProtocolFixture("\(lines)\nprotocol ThingDelegate { func a(_ thing: Thing) }")
    return Imports(of: fixture.protocols, adding: modules)
  }

  @Test(arguments: [
    ("import B\nimport A", ["import A", "import B"]), ("import A\nimport A", ["import A"]),
    ("import M", ["import M"]), ("@_exported import A\nimport A", ["import A"]),
    ("@preconcurrency import A\nimport A", ["@preconcurrency import A", "import A"]),
    ("@preconcurrency @_exported import A", ["@preconcurrency import A"]),
    (
      "internal import B\nimport C\n@_spi(X) import A",
      ["@_spi(X) import A", "internal import B", "import C"]
    ),
    ("import B.C\nimport B", ["import B", "import B.C"]), ("", []),
  ])
  func areSortedByModule(_ lines: String, _ expected: [String]) throws {
    #expect(try imports(lines).groups == (expected.isEmpty ? [] : [expected]))
  }

  @Test func standInTheGroupsOfSwiftFormat() throws {
    let found = try imports(
      """
      @testable import D
      import class A.B
      @_implementationOnly import C
      import Z
      import func A.A
      @testable import struct D.E
      """, adding: ["Rx"])
    #expect(
      found.groups == [
        ["import Rx", "import Z"], ["import func A.A", "import class A.B"],
        ["@_implementationOnly import C"], ["@testable import D", "@testable import struct D.E"],
      ])
  }

  @Test func theStylesModulesAreAdded() throws {
    #expect(
      try imports("import B\nimport RxSwift", adding: ["RxSwift", "A"]).groups
        == [["import A", "import B", "import RxSwift"]])
  }

  @Test func theModuleOfTheProtocolIsAdded() throws {
    let file = try ProtocolFixture.file(
      "import A\nprotocol ThingDelegate { func a(_ thing: Thing) }", module: "Things")
    let found = Imports(of: ProtocolFixture(files: [file]).protocols, adding: [])
    #expect(found.groups == [["import A", "import Things"]])
  }

  @Test func conditionalOnesKeepTheirConditions() throws {
    let found = try imports(
      """
      import A
      #if canImport(UIKit)
        import UIKit
        import A
        @_exported import B
        import B
      #elseif os(macOS) || os(Linux)
        #if DEBUG
          import AppKit
        #endif
      #else
        import Other
      #endif
      """)
    #expect(found.groups == [["import A"]])
    #expect(
      found.conditional.map { "\($0.condition): \($0.text)" } == [
        "canImport(UIKit): import UIKit", "canImport(UIKit): import B",
        "(!canImport(UIKit) && (os(macOS) || os(Linux))) && DEBUG: import AppKit",
        "!canImport(UIKit) && !(os(macOS) || os(Linux)): import Other",
      ])
  }

  @Test func severalProtocolsImportEachModuleOnce() throws {
    let fixture = try ProtocolFixture(
      "import B\nprotocol ADelegate { func a(_ a: XYA) }",
      "import A\nimport B\nprotocol BDelegate { func a(_ b: XYB) }")
    #expect(Imports(of: fixture.protocols, adding: []).groups == [["import A", "import B"]])
  }
}
