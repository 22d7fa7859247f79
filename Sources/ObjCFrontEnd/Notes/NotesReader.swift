/// YAML → values, as far as API notes use it: nested lists and entries, quoted and plain text over several lines,
/// lists in brackets, text blocks, comments.
struct NotesReader {
  private struct Line {
    var indentation: Int
    var text: Substring
  }

  /// How deep lists and entries may nest.
  private static let depthLimit = 64
  /// How many lines a value may have: it is looked through again for each.
  private static let valueLimit = 200

  private let lines: [Line]
  /// Of the next line in `lines`.
  private var position = 0
  /// What is left of the next line when the mark of a list's item has been read.
  private var restOfItem: Line?
  private var depth = 0

  /// What isn't understood is left out.
  static func read(_ text: String) -> NotesValue {
    var reader = NotesReader(text)
    return reader.block(from: 0)
  }

  private init(_ text: String) {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let indented = all.map { line in
      let content = line.drop { $0 == " " }
      return Line(
        indentation: line.count - content.count, text: Self.withoutSpaceBehind(content))
    }
    lines =
      indented.filter { line in
        !line.text.isEmpty && line.text != "..." && !line.text.hasPrefix("#")
          && !line.text.hasPrefix("---")
      }
  }

  private var next: Line? { restOfItem ?? (position < lines.count ? lines[position] : nil) }

  private mutating func skip() {
    if restOfItem == nil { position += 1 }
    restOfItem = nil
  }

  private mutating func block(from indentation: Int) -> NotesValue {
    guard let first = next, first.indentation >= indentation, depth < Self.depthLimit
    else { return .text("") }
    depth += 1
    defer { depth -= 1 }
    return Self.isItem(first.text) ? list(at: first.indentation) : entries(at: first.indentation)
  }

  private mutating func list(at indentation: Int) -> NotesValue {
    var items: [NotesValue] = []
    while let line = next, line.indentation == indentation, Self.isItem(line.text) {
      let content = line.text.dropFirst().drop { $0 == " " }
      let offset = line.text.count - content.count
      skip()
      if content.isEmpty {
        items.append(block(from: indentation + 1))
      } else if Self.key(content) != nil {
        restOfItem = Line(indentation: indentation + offset, text: content)
        items.append(entries(at: indentation + offset))
      } else {
        items.append(value(content, under: indentation))
      }
    }
    return .list(items)
  }

  private mutating func entries(at indentation: Int) -> NotesValue {
    var entries: [NotesValue.Entry] = []
    while let line = next, line.indentation >= indentation, !Self.isItem(line.text) {
      skip()
      guard line.indentation == indentation, let key = Self.key(line.text) else { continue }
      let rest = line.text.dropFirst(key.count + 1).drop { $0 == " " }
      let value =
        rest.isEmpty || rest.hasPrefix("#")
        ? nested(under: indentation) : value(rest, under: indentation)
      entries.append(.init(key: key, value: value))
    }
    return .entries(entries)
  }

  /// A list may stand as far to the left as its key.
  private mutating func nested(under indentation: Int) -> NotesValue {
    guard let next else { return .text("") }
    let isList = next.indentation == indentation && Self.isItem(next.text)
    return block(from: isList ? indentation : indentation + 1)
  }

  private mutating func value(_ start: Substring, under indentation: Int) -> NotesValue {
    var text = String(start)
    let isQuoted = ["'", "\""].contains(text.first)
    let isBlock = ["|", ">", "|-", ">-"].contains(text)
    if isBlock { text = "" }
    if !isQuoted { text = Self.withoutComment(text) }
    var count = 1
    while let next, next.indentation > indentation, count < Self.valueLimit,
      isBlock || !Self.isClosed(text)
    {
      let next = String(next.text)
      let more = isQuoted || isBlock ? next : Self.withoutComment(next)
      text += (text.isEmpty ? "" : " ") + more
      count += 1
      skip()
    }
    if isQuoted { text = Self.withoutComment(text) }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return .text(Self.unquoted(text)) }
    return .list(
      text.dropFirst().dropLast().split(separator: ",").map { item in
        .text(
          Self.unquoted(String(item.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())))
      })
  }

  // MARK: Text

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// The word before a colon that a space or nothing follows.
  private static func key(_ text: Substring) -> String? {
    let key = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(key.count)
    return !key.isEmpty && (rest == ":" || rest.hasPrefix(": ")) ? String(key) : nil
  }

  /// Whether quotation marks and brackets that open a value are closed; plain text goes on where it is indented.
  private static func isClosed(_ text: String) -> Bool {
    let text = withoutComment(text)
    return switch text.first {
    case "'": text.count > 1 && text.dropFirst().filter { $0 == "'" }.count % 2 == 1
    case "\"": text.count > 1 && text.hasSuffix("\"") && !text.hasSuffix("\\\"")
    case "[": text.hasSuffix("]")
    default: false
    }
  }

  private static func unquoted(_ text: String) -> String {
    switch text.first {
    case "'" where text.count > 1 && text.hasSuffix("'"):
      String(text.dropFirst().dropLast()).replacing("''", with: "'")
    case "\"" where text.count > 1 && text.hasSuffix("\""):
      String(text.dropFirst().dropLast()).replacing("\\\"", with: "\"")
        .replacing("\\\\", with: "\\")
    default: text
    }
  }

  private static func withoutComment(_ line: String) -> String {
    var quote: Character?
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "#", previous == " " {
        return String(withoutSpaceBehind(line[..<index]))
      } else if character == "'" || character == "\"", [" ", ":", "[", "-", "'"].contains(previous)
      {
        quote = character
      }
      previous = character
    }
    return line
  }

  private static func withoutSpaceBehind(_ text: Substring) -> Substring {
    text.dropLast(text.reversed().prefix(while: \.isWhitespace).count)
  }
}
