/// Takes the fenced blocks out of a Markdown document.
public enum DocumentReader {
  private static let fence = "```"

  /// - Returns: in the document's order.
  public static func blocks(of document: String) throws(DocumentFault) -> [DocumentBlock] {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [DocumentBlock] = []
    var index = 0
    while index < lines.count {
      let indentation = lines[index].prefix { $0 == " " }
      let opening = lines[index].dropFirst(indentation.count)
      index += 1
      guard opening.hasPrefix(fence) else { continue }
      let start = index
      var text = ""
      while index < lines.count, lines[index] != indentation + fence {
        let isIndented = lines[index].hasPrefix(indentation)
        text += (isIndented ? lines[index].dropFirst(indentation.count) : lines[index]) + "\n"
        index += 1
      }
      guard index < lines.count else {
        throw DocumentFault(line: start, message: "nothing closes this block")
      }
      index += 1
      blocks.append(
        try DocumentBlock(
          language: String(opening.dropFirst(fence.count)),
          comment: start > 1 ? comment(lines[start - 2]) : nil, text: text, line: start + 1))
    }
    return blocks
  }

  private static func comment(_ line: Substring) -> String? {
    let text = line.drop { $0 == " " }
    let (opening, closing) = ("<!-- test: ", " -->")
    guard text.hasPrefix(opening), text.hasSuffix(closing) else { return nil }
    return String(text.dropFirst(opening.count).dropLast(closing.count))
  }
}
