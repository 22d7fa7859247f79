import Testing

@testable import SwiftFrontEnd

@Suite struct StrayDirectivesTests {
  @Test func areReported() throws {
    let source = MarkedSource(
      """
      1️⃣// proxygen:style rx
      import Foo

      2️⃣// proxygen:name x
      #if DEBUG
        protocol P {
          func f(
            a: Int 3️⃣// proxygen:name x
          )
          4️⃣// proxygen:name x
        }
      #endif
      func g() {
        5️⃣// proxygen:name x
        let a = 3
      }
      6️⃣// proxygen:name x
      """)
    let parsed = source.parse()
    #expect(
      try parsed.diagnostics.compactMap(\.location)
        == source.locations("1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣"))
    #expect(Set(parsed.diagnostics.map(\.rule)) == ["stray-directive"])
    #expect(Set(parsed.diagnostics.map(\.severity)) == [.warning])
  }

  @Test func areOnlyComments() {
    _ = readValid(
      #"""
      let a = "// proxygen:name x"
      let b = """
        // proxygen:name x
        """
      /// // proxygen:name x
      // see // proxygen:name x
      let proxygen: Int = 3
      """#)
  }
}
