/// Swift in a document, as a file of its own.
struct Fragment {
  private static let declarations: Set<Substring> = [
    "import", "open", "public", "final", "class", "struct", "enum", "protocol", "extension",
    "@MainActor", "@objc",
  ]

  let source: String

  /// Errors lead to the document's lines.
  /// - Parameter reader: the source that declares `Reader`; statements see what it imports.
  init(_ block: DocumentBlock, of document: String, reader: String) {
    let first = block.text.split(separator: "\n").first { !$0.hasPrefix("//") } ?? ""
    let isDeclaration = first.split(separator: " ").first.map(Self.declarations.contains) ?? true
    let located = "#sourceLocation(file: \"\(document)\", line: \(block.line))\n\(block.text)"
    let imports = reader.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { "\($0)\n" }
    let end = "#sourceLocation()\n"
    source =
      isDeclaration
      ? located + end
      : imports.joined()
        + "extension Reader {\nfunc fragment() async throws {\n\(located)\(end)}\n}\n"
  }
}
