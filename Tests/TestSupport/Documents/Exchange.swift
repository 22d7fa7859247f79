/// A command in a session, and what it prints.
struct Exchange: Hashable {
  var command: String
  var output: String
  /// The command's, in the document.
  let line: Int

  /// Those of a block of the language `console`. A command goes on in the next line after a backslash.
  static func all(in block: DocumentBlock) -> [Exchange] {
    var exchanges: [Exchange] = []
    for (offset, line) in block.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().enumerated()
    {
      if line.hasPrefix("$ ") {
        let command = String(line.dropFirst(2))
        exchanges.append(Exchange(command: command, output: "", line: block.line + offset))
      } else if let last = exchanges.popLast() {
        var continued = last
        if last.output.isEmpty, last.command.hasSuffix("\\") {
          continued.command += "\n\(line)"
        } else {
          continued.output += "\(line)\n"
        }
        exchanges.append(continued)
      }
    }
    return exchanges
  }
}
