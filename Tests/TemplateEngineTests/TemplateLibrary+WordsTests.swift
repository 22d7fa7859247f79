import Testing

@testable import TemplateEngine

@Suite struct TemplateLibraryWordsTests {
  @Test(arguments: [
    ("Observable<Int>", "Rx.Observable<Int>"), ("An Observable.", "An Rx.Observable."),
    ("Observables, anObservable", "Observables, anObservable"),
    ("Rx.Observable", "Rx.Observable"),
    ("{{Observable}} Observable", "{{Observable}} Rx.Observable"),
    ("{{#a}}Observable{{/a}}", "{{#a}}Rx.Observable{{/a}}"), ("{{Observable", "{{Observable"),
    ("  /// Observable\nObservable\n", "  /// Observable\nRx.Observable\n"),
    ("", ""),
  ])
  func wholeWords(_ text: String, _ expected: String) {
    let library = TemplateLibrary(["a/b": text, "b/a": text])
      .replacingWords(["Observable": "Rx.Observable"], in: "a/")
    #expect(library["a/b"] == expected)
    #expect(library["b/a"] == text)
  }
}
