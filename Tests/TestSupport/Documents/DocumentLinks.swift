/// The links of a Markdown document.
public enum DocumentLinks {
  /// Those to files of the project, and to headings, in the document's order: `Async.md#actors`, `#actors`.
  public static func local(in document: String) -> [String] {
    var isCode = false
    var links: [String] = []
    for line in document.split(separator: "\n") {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      guard !isCode else { continue }
      for piece in line.split(separator: "](", omittingEmptySubsequences: false).dropFirst() {
        guard let end = piece.firstIndex(of: ")") else { continue }
        let link = piece[..<end]
        if !link.contains(":") { links.append(String(link)) }
      }
    }
    return links
  }

  /// What a link after `#` may name, as GitHub makes it of the headings.
  public static func anchors(of document: String) -> Set<String> {
    let headings = document.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let text = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        let kept = text.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        return String(kept.map { $0 == " " ? "-" : $0 })
      })
  }
}
