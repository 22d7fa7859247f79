import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct DocumentationTests {
  @Test(arguments: [
    ("/// One.", ["One."]),
    ("///One.", ["One."]),
    ("/// One.\n///\n///   - Two.\n/// Three.  ", ["One.", "", "  - Two.", "Three."]),
    ("///   One.\n///     Two.", ["One.", "  Two."]),
    ("/** One. */", ["One."]),
    ("/**\n  One.\n\n    Two.\n*/", ["One.", "", "  Two."]),
    ("/**\n * One.\n *\n *   Two.\n */", ["One.", "", "  Two."]),
    ("/** One.\n    Two. */", ["One.", "Two."]),
    ("/**\n  * One.\n  text\n*/", ["* One.", "text"]),
    ("// no\n/// One.\n// no\n/// Two.", ["One.", "Two."]),
    ("/// Old.\n\n/// New.", ["New."]),
    ("/// Old.\n\n// no\n/// New.", ["New."]),
    ("/// One.\n\n", ["One."]),
    ("/// One.\n/* no */", ["One."]),
    ("/// One.\n@objc(x)", ["One."]),
    ("@objc(x)\n/// One.", ["One."]),
    ("/// One.\r\n/// Two.\r\n", ["One.", "Two."]),
    ("//// no", []), ("/*** no ***/", []), ("// no", []), ("/* no */", []), ("/**/", []),
    ("/***/", []),
    ("/** */", []), ("///", []), ("///\n/// One.\n///", ["One."]),
    ("/// 1️⃣ é\u{301}", ["1️⃣ é\u{301}"]),
  ])
  func readsTheTextBeforeADeclaration(_ comment: String, _ lines: [String]) throws {
    let requirement = try readRequirement("\(comment)\nfunc f()")
    #expect(requirement.context.documentation == lines)
  }

  @Test func belongsToTheNextDeclarationOnly() throws {
    let declaration = try readProtocol(
      """
      /// P.
      protocol P { /// no
        /// a.
        func a() /// no
        func b()
        /// c.
        func c() {}
        /// no
      }
      """)
    #expect(declaration.context.documentation == ["P."])
    #expect(declaration.requirements.map(\.context.documentation) == [["a."], [], ["c."]])
  }
}
