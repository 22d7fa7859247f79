@testable import SwiftFrontEnd

extension FuzzTarget {
  /// The scan over brackets, the outline, and what a summary keeps of it.
  static let lexer = FuzzTarget(name: "lexer", seedSuffix: ".swift", words: swiftWords) { bytes in
    _ = SourceSummary(bytes)
    return bytes.withUnsafeBufferPointer { bytes in
      if let offset = NestingScanner.offsetOfExcess(in: bytes), offset >= bytes.count {
        return "what is too deep lies behind the end"
      }
      return OutlineReader.read(bytes).flatMap { fault(in: $0, count: bytes.count) }
    }
  }

  static let swiftWords = [
    "protocol ThingDelegate: AnyObject {", "@objc optional ", "func thing(_ thing: Thing)",
    "-> Int ",
    "weak var delegate: ThingDelegate?", "extension ", "typealias ", "where ", "#if os(iOS)\n",
    "#else\n", "#endif\n", "\"", "\"\"\"", "#\"", "\\(", "\\#(", "/*", "*/", "//", "///", "`", "<",
    ">", "[", "]", "(", ")", "{", "}", "/", "#/", "/#", "\r\n", "\r", "\u{FEFF}", "\0", "&", "->",
    "inout ", "async throws ", "@MainActor ", "any ", "some ", "class ", "init(", "subscript(",
    "static ", "// proxygen:skip\n", "// proxygen:default 0\n", "import A\n", "enum ", "case ",
    "= ", "?", "!", "...", "~Copyable", "@escaping ", "Self", "associatedtype ", "{ get set }",
    "@available(*, unavailable)\n", "👩‍👩‍👧", "e\u{301}", "\u{202E}", "🦊",
  ]

  private static func fault(in outline: Outline, count: Int) -> String? {
    for (index, item) in outline.items.enumerated() {
      let parent = item.parent.map { outline.items[$0] }
      guard item.range.upperBound <= count, item.range.contains(item.code) || item.range.isEmpty,
        item.nameRange.upperBound <= count, item.words.upperBound <= outline.words.count,
        item.head.upperBound <= outline.words.count, item.types.upperBound <= outline.words.count,
        item.bodies.upperBound <= outline.bodies.count, item.end > index,
        item.end <= outline.items.count
      else { return "item \(index) leaves the text: \(item)" }
      if let parent {
        guard parent.range.contains(item.range.lowerBound),
          item.range.upperBound <= parent.range.upperBound, item.end <= parent.end
        else { return "item \(index) leaves the one around it: \(item) \(parent)" }
      }
      if let brace = item.openingBrace, !item.range.contains(brace) {
        return "the brace of item \(index) is not in it: \(item)"
      }
    }
    let bodies = outline.bodies
    guard bodies.allSatisfy({ $0.contents.upperBound <= count }) else {
      return "a body leaves the text"
    }
    return nil
  }
}
