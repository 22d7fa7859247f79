import Essentials
import Testing

@testable import SwiftFrontEnd

@Suite struct DeclarationDigestTests {
  private func digest(_ text: String) -> QuickDigest {
    SourceSummary(Array(text.utf8)).declarations
  }

  private let text = """
    import A
    /// Tells.
    protocol ADelegate {
      /// What.
      func tell(_ a: A)
    }
    @MainActor class A {
      weak var delegate: ADelegate?
      // Works.
      func work() { run() }
      var number: Int { get { one } }
    }
    """

  @Test(arguments: [
    ("run()", "walk(); if a { b() }"), ("// Works.", "// Plays."),
    ("class A {\n", "class A {\n\n\n"),
    ("@MainActor class", "// Much.\n@MainActor class"), ("{ one }", "{ two }"),
  ])
  func whatDeclaresNothingDoesNotCount(_ old: String, _ new: String) {
    let changed = text.replacing(old, with: new) + "\n"
    #expect(changed != text + "\n")
    #expect(digest(changed) == digest(text))
  }

  @Test(arguments: [
    ("import A", "import B"), ("Tells", "Says"), ("What", "This"), ("_ a", "the a"),
    ("@MainActor", "@Other"), ("weak ", ""), ("class A", "class A: B"),
    ("number: Int", "number: Double"),
    ("get { one }", "get { one } set {}"), ("weak var", "\n#if X\n  weak var"),
    ("run()", "protocol B {}"), ("// Works.", "// proxygen:skip"), ("run() }", "nil }"),
  ])
  func whatIsDeclaredCounts(_ old: String, _ new: String) {
    let changed = text.replacing(old, with: new)
    #expect(changed != text)
    #expect(digest(changed) != digest(text))
  }

  @Test func whatBelongsTogetherCounts() {
    #expect(
      digest("class A { class B {} }\nclass C {}") != digest("class A { class B {}\nclass C {} }"))
  }
}
