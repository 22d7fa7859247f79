import Testing

@testable import SwiftFrontEnd

@Suite struct SyntaxErrorsTests {
  @Test func areLocated() throws {
    let source = MarkedSource(
      """
      protocol P {
        func a(x Int1️⃣)
        func 2️⃣(y: Int)
        func c()
      }
      3️⃣}
      """)
    let parsed = source.parse()
    let places = parsed.diagnostics.compactMap(\.location)
    #expect(try places.contains(source.locations("2️⃣")[0]))
    #expect(try places.contains(source.locations("3️⃣")[0]))
    #expect(places == places.sorted())
    #expect(Set(parsed.diagnostics.map(\.rule)) == ["syntax"])
    #expect(parsed.diagnostics.allSatisfy { $0.message.first?.isUppercase == false })
    #expect(parsed.file.protocols.first?.requirements.last?.fullName == "c()")
  }

  @Test func leaveTheRestReadable() {
    let parsed = SwiftFrontEnd.parse(
      """
      protocol A { func a() }
      protocol { func x() }
      class { }
      protocol B { func ; var ; associatedtype ; func b() }
      let x = = 3
      extension { func y() }
      protocol C { func c()
      """, path: "a.swift")
    #expect(!parsed.diagnostics.isEmpty)
    #expect(parsed.file.protocols.map(\.name) == ["A", "B", "C"])
    #expect(parsed.file.protocols.flatMap(\.requirements).map(\.fullName) == ["a()", "b()", "c()"])
  }

  @Test func pointToConflictMarkers() throws {
    let source = MarkedSource(
      """
      protocol P {
      1️⃣<<<<<<< HEAD
        func a()
      =======
        func b()
      >>>>>>> other
      }
      protocol Q {}
      """)
    let parsed = source.parse()
    #expect(try parsed.diagnostics.compactMap(\.location) == source.locations("1️⃣"))
    #expect(parsed.file.protocols.map(\.name) == ["P", "Q"])
  }

  @Test(arguments: [
    "let x = \"abc", "let x = \"\"\"\nabc", "/* abc", "let x = \"\\(", "`", "#if A\nfunc f()",
    "}", "#endif", "protocol P", "@", "@objc(", "func f(", "let x: [", "\\", "import",
    "typealias X", "\u{0}}", "#", "'abc'", "let x = 0x", "typealias X =", "extension",
  ])
  func areFoundInBrokenText(_ text: String) {
    let parsed = SwiftFrontEnd.parse(text, path: "a.swift")
    #expect(parsed.diagnostics.contains { $0.severity == .error })
    for diagnostic in parsed.diagnostics {
      #expect(diagnostic.location != nil)
      #expect(!diagnostic.message.contains { $0.isNewline })
    }
  }

  @Test(arguments: [
    "", "\n", "\u{FEFF}", "\u{FEFF}protocol P {}", "\u{0}", "protocol P {\u{0}}", "// only",
    "#!/usr/bin/swift\nimport A", "\r", "protocol P {}\r\n",
  ])
  func areNotFoundInOddText(_ text: String) {
    #expect(
      SwiftFrontEnd.parse(text, path: "a.swift").diagnostics.filter { $0.severity == .error } == [])
  }

  @Test func comeInUsefulNumbers() {
    let text = String(repeating: "let = 3\n", count: 2000)
    let parsed = SwiftFrontEnd.parse(text, path: "a.swift")
    #expect(parsed.diagnostics.count == 20)
  }

  @Test func areNotMadeOfWhatSwift5Accepts() throws {
    let requirement = try readRequirement("@objc (x) optional nonisolated (unsafe) func f()")
    #expect(requirement.context.attributes.map(\.text) == ["@objc(x)"])
    #expect(requirement.context.modifiers == ["optional", "nonisolated(unsafe)"])
    let file = readValid("class A { @B (wrappedValue: 1) public private (set) var x: Int }")
    #expect(file.types.first?.properties.first?.context.modifiers == ["public", "private(set)"])
  }

  @Test(arguments: [
    "t \u{FFFD}= ", "r =\u{FEFF} ", "a =b", "\u{FFFD}", "\u{FEFF}\u{FEFF}= ",
  ])
  func areFoundBesideStrayCharacters(_ text: String) {
    #expect(!SwiftFrontEnd.parse(text, path: "a.swift").diagnostics.isEmpty)
  }

  @Test func areExcusedInCodeForAnotherCompiler() {
    let parsed = SwiftFrontEnd.parse(
      """
      #if compiler(>=99)
        let @@ = ) what
      #endif
      protocol P {
        #if swift(<4) && DEBUG
          func f() = 3
        #else
          func f() => 3
        #endif
      }
      """, path: "a.swift")
    #expect(parsed.diagnostics == [])
    #expect(parsed.file.protocols.map(\.name) == ["P"])
  }

  @Test func areNotExcusedInOtherConditions() {
    let parsed = SwiftFrontEnd.parse("#if os(iOS)\nlet = 3\n#endif", path: "a.swift")
    #expect(!parsed.diagnostics.isEmpty)
  }

  @Test func areExcusedInTruncatedAliasesOfInterfaces() {
    let text = "public typealias NSRange\n\npublic func f() -> Int"
    let interface = SwiftFrontEnd.parse(text, path: "Foundation", module: "Foundation")
    #expect(interface.diagnostics == [])
    #expect(interface.file.types == [])
    #expect(!SwiftFrontEnd.parse(text, path: "a.swift").diagnostics.isEmpty)
  }
}
