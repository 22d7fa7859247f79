import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct SyntaxReaderImportsTests {
  @Test(arguments: [
    ("import UIKit", "import UIKit", "UIKit"), ("import Foo . Bar", "import Foo.Bar", "Foo.Bar"),
    ("import struct Foo.Bar", "import struct Foo.Bar", "Foo.Bar"),
    ("@preconcurrency   import Foo // why", "@preconcurrency import Foo", "Foo"),
    ("@_exported @_spi(X) import Foo", "@_exported @_spi(X) import Foo", "Foo"),
    ("@testable\nimport Foo", "@testable import Foo", "Foo"),
    ("public import Foo", "public import Foo", "Foo"),
    ("internal import class Foo.Bar", "internal import class Foo.Bar", "Foo.Bar"),
    ("import `default`", "import `default`", "default"),
  ])
  func readsImports(_ written: String, _ text: String, _ path: String) {
    #expect(readValid(written).imports == [ImportDeclaration(text: text, path: path)])
  }

  @Test func readsImportsInConditions() {
    let file = readValid(
      """
      import A
      #if canImport(UIKit)
        import UIKit
      #elseif canImport(AppKit)
        import AppKit
      #endif
      import B
      """)
    #expect(
      file.imports == [
        ImportDeclaration(text: "import A", path: "A"),
        ImportDeclaration(
          text: "import UIKit", path: "UIKit", conditions: [Condition("canImport(UIKit)")]),
        ImportDeclaration(
          text: "import AppKit", path: "AppKit",
          conditions: [Condition("!canImport(UIKit) && canImport(AppKit)")]),
        ImportDeclaration(text: "import B", path: "B"),
      ])
  }
}
