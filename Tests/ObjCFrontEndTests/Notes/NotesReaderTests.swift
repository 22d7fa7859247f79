import Testing

@testable import ObjCFrontEnd

@Suite struct NotesReaderTests {
  @Test func readsListsAndEntries() {
    let value = NotesReader.read(
      """
      ---
      Name: Feed # a comment
      Classes:
      - Name: FSFeed
        Methods:
          - Selector: 'load:'
            Nullability: [ N, O ]
          - Selector: "stop"
        SwiftPrivate: true
      - Name: FSOther
      Empty:
      ...
      """)
    #expect(value.text("Name") == "Feed")
    #expect(value.list("Classes").map { $0.text("Name") } == ["FSFeed", "FSOther"])
    let methods = value.list("Classes").first?.list("Methods") ?? []
    #expect(methods.map { $0.text("Selector") } == ["load:", "stop"])
    #expect(methods.first?.list("Nullability") == [.text("N"), .text("O")])
    #expect(value.list("Classes").first?.flag("SwiftPrivate") == true)
    #expect(value.text("Empty") == "")
  }

  @Test func readsTextOverSeveralLines() {
    let value = NotesReader.read(
      """
      One: 'It''s
        here # no comment'
      Two: plain
        text
      Three: |
        a
        b
      Four: "a \\"b\\""
      Five: [ a,
        b ]
      """)
    #expect(value.text("One") == "It's here # no comment")
    #expect(value.text("Two") == "plain text")
    #expect(value.text("Three") == "a b")
    #expect(value.text("Four") == "a \"b\"")
    #expect(value.list("Five") == [.text("a"), .text("b")])
  }

  @Test(arguments: ["", "- - -", "::", "a", "\t", "- Name", "[", "'"])
  func endsWithAnything(text: String) {
    #expect(NotesReader.read(text).list("Classes").isEmpty)
  }
}
