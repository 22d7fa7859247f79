import Diagnostics

/// One declaration of a header as lines of Swift, with what is left out of it.
struct ImportedBlock {
  var location: SourceLocation
  var lines: [ImportedText.Line] = []
  var diagnostics: [Diagnostic] = []

  mutating func add(_ text: String, _ origin: SourceLocation? = nil) {
    lines.append(ImportedText.Line(text: text, origin: origin ?? location))
  }

  mutating func add(_ texts: [String], _ origin: SourceLocation? = nil) {
    for text in texts { add(text, origin) }
  }

  /// The block inside braces, as members of `opening`.
  func inside(_ opening: String) -> ImportedBlock {
    var block = ImportedBlock(location: location, diagnostics: diagnostics)
    block.add(opening)
    block.lines += lines.map {
      ImportedText.Line(text: $0.text.isEmpty ? "" : "  " + $0.text, origin: $0.origin)
    }
    block.add("}")
    return block
  }

  mutating func append(_ other: ImportedBlock) {
    if !lines.isEmpty, !other.lines.isEmpty { lines.append(ImportedText.Line(text: "")) }
    lines += other.lines
    diagnostics += other.diagnostics
  }
}
