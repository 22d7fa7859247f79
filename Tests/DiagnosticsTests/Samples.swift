import Diagnostics

enum Samples {
  static let located = Diagnostic.error(
    "ambiguous-parent", at: .source(SourceLocation(path: "S/a b.swift", line: 3, column: 14)),
    "two parents: `A`, `B`")
  static let file = Diagnostic.warning("link-outside", at: .file("S/x,y:z.swift"), "100% out")
  static let commandLine = Diagnostic.note("no-input", at: .commandLine, "no input")
}
