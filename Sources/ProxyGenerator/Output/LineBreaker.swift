/// Breaks lines that are too long, the way `swift format` accepts: at the outermost brackets, block by block.
///
/// Works on finished text, so that templates can be written as if lines had no end. Space at the end of a line goes.
struct LineBreaker {
  /// The longest line, in characters.
  let limit: Int
  let step = "  "

  init(limit: Int = 100) { self.limit = limit }

  func broken(_ text: String) -> String {
    var text = text
    return text.withUTF8(broken)
  }

  /// Lines that are well as they are, are copied all at once.
  private func broken(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var result = ""
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var chain: ChainedCalls?
    var copied = 0
    var next = 0
    while next <= bytes.count {
      let start = next
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      next = end + 1
      let isShort = end - start <= limit && (end == start || bytes[end - 1] != UInt8(ascii: " "))
      if chain == nil, isShort { continue }
      result += String(decoding: bytes[copied..<start], as: UTF8.self)
      copied = end
      let line = Self.withoutTrailingSpace(String(decoding: bytes[start..<end], as: UTF8.self))
      let placed = chain?.placed(line) ?? line
      if placed == line { chain = nil }
      let pieces = lines(placed)
      result += pieces.joined(separator: "\n")
      chain = chain ?? ChainedCalls(behind: pieces)
    }
    return result + String(decoding: bytes[copied...], as: UTF8.self)
  }

  /// The calls that follow a broken one: behind a bracket on a line of its own they start where that line starts.
  private struct ChainedCalls {
    private let indentation: Int
    private var hasBegun = false

    /// Nil unless the line was broken and ends in a bracket of its own.
    init?(behind pieces: [String]) {
      guard pieces.count > 1, let last = pieces.last, last.drop(while: { $0 == " " }) == ")"
      else { return nil }
      indentation = last.prefix { $0 == " " }.count + 2
    }

    /// The line at its new place; the line itself when it is no part of the chain.
    mutating func placed(_ line: String) -> String {
      let own = line.prefix { $0 == " " }.count
      let begins = own == indentation && line.dropFirst(own).hasPrefix(".")
      guard begins || hasBegun && own >= indentation else { return line }
      hasBegun = true
      return String(line.dropFirst(2))
    }
  }

  /// Indented partials indent blank lines too.
  private static func withoutTrailingSpace(_ line: String) -> String {
    guard line.last == " " else { return line }
    return line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
  }

  func lines(_ line: String) -> [String] {
    guard line.utf8.count > limit, line.count > limit else { return [line] }
    let spaces = line.utf8.prefix { $0 == UInt8(ascii: " ") }
    let indentation = String(Substring(spaces))
    let code = String(line[spaces.endIndex...])
    if code.hasPrefix("///") { return documentation(code, indentation) }
    if code.hasPrefix("//") || code.hasPrefix("#if") { return [line] }
    let brackets = Brackets(code)
    return guardCase(code, indentation, brackets)
      ?? closedBlock(code, indentation, brackets) ?? braceAlone(code, indentation, brackets)
      ?? headOfType(code, indentation, brackets)
      ?? headOfProperty(code, indentation, brackets) ?? guardHead(code, indentation, brackets)
      ?? ifHead(code, indentation, brackets)
      ?? attributedParameter(code, indentation, brackets)
      ?? operators(code, indentation, brackets) ?? group(code, indentation, brackets) ?? [line]
  }

  // MARK: Shapes

  /// `/// many words`.
  private func documentation(_ code: String, _ indentation: String) -> [String] {
    let text = code.dropFirst(3)
    let inner = text.prefix { $0 == " " }
    let start = "\(indentation)///\(inner)"
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      let longer = current.isEmpty ? String(word) : "\(current) \(word)"
      if !current.isEmpty, start.count + longer.count > limit {
        lines.append(start + current)
        current = String(word)
      } else {
        current = longer
      }
    }
    return lines + [start + current]
  }

  /// `head { statement }` and `head { a, b in statement }`.
  private func closedBlock(
    _ code: String, _ indentation: String, _ brackets: Brackets
  ) -> [String]? {
    guard code.hasSuffix("}"), let block = brackets.groups.last, block.opener == UInt8(ascii: "{"),
      block.end == brackets.bytes.count - 1
    else { return nil }
    let inside = brackets.text(block.start + 1..<block.end).trimmingSpaces()
    guard !inside.isEmpty else { return nil }
    let (parameters, statement) = closureParts(inside)
    let head = brackets.text(0..<block.start + 1) + parameters
    return lines(indentation + head) + lines(indentation + step + statement) + [indentation + "}"]
  }

  private func closureParts(_ inside: String) -> (parameters: String, statement: String) {
    let brackets = Brackets(inside)
    let end = brackets.bytes.indices.first {
      brackets.isOutside($0) && brackets.has(" in ", at: $0)
    }
    guard let end else { return ("", inside) }
    let head = brackets.text(0..<end)
    let isParameterList = head.allSatisfy { $0.isLetter || $0.isNumber || " ,_$[]".contains($0) }
    guard isParameterList, !head.hasPrefix("for ") else { return ("", inside) }
    return (" \(head) in", brackets.text(end + 4..<brackets.bytes.count))
  }

  private static func words(beforeColonOf code: String) -> [Substring] {
    code.utf8.prefix { $0 != UInt8(ascii: ":") }.split(separator: UInt8(ascii: " "))
      .map(Substring.init)
  }

  /// `class A: B {` and `var name: Type {` that fit but for the brace.
  private func braceAlone(
    _ code: String, _ indentation: String, _ brackets: Brackets
  ) -> [String]? {
    let words = Self.words(beforeColonOf: code)
    let isDeclaration = ["class", "extension", "var"].contains { words.contains($0) }
    guard code.hasSuffix(" {"), isDeclaration, brackets.firstOutside(":") != nil,
      indentation.count + code.count - 2 <= limit
    else { return nil }
    return [indentation + code.dropLast(2), indentation + "{"]
  }

  /// `class A: B, C {`.
  private func headOfType(
    _ code: String, _ indentation: String, _ brackets: Brackets
  ) -> [String]? {
    let words = Self.words(beforeColonOf: code)
    guard code.hasSuffix(" {"), words.contains("class") || words.contains("extension"),
      let colon = brackets.firstOutside(":")
    else { return nil }
    let inherited = brackets.text(colon + 1..<brackets.bytes.count - 2).trimmingSpaces()
    return [indentation + brackets.text(0..<colon + 1)]
      + elements(inherited, indentation + step) + [indentation + "{"]
  }

  /// `var name: Type {` and `var name: Type`.
  private func headOfProperty(
    _ code: String, _ indentation: String, _ brackets: Brackets
  ) -> [String]? {
    let words = Self.words(beforeColonOf: code)
    guard words.dropLast().last == "var", let colon = brackets.firstOutside(":"),
      brackets.firstOutside("=") == nil
    else { return nil }
    let isOpen = code.hasSuffix(" {")
    let end = brackets.bytes.count - (isOpen ? 2 : 0)
    let type = brackets.text(colon + 1..<end).trimmingSpaces()
    return [indentation + brackets.text(0..<colon + 1)] + lines(indentation + step + type)
      + (isOpen ? [indentation + "{"] : [])
  }

  /// `label name: @escaping (a, b) -> Void,`, a line of a list.
  private func attributedParameter(
    _ code: String, _ indentation: String, _ brackets: Brackets
  ) -> [String]? {
    guard let colon = brackets.firstOutside(":"),
      brackets.text(0..<colon).allSatisfy({ $0.isLetter || $0.isNumber || " _`".contains($0) })
    else { return nil }
    let type = brackets.text(colon + 1..<brackets.bytes.count).trimmingSpaces()
    guard type.hasPrefix("@"), !code.hasSuffix("{") else { return nil }
    return [indentation + brackets.text(0..<colon + 1)] + lines(indentation + step + type)
  }

  /// `a || b` and `a as B`: the operator starts the next line, and all lines behind the first one start below each other.
  func operators(
    _ code: String, _ indentation: String, _ brackets: Brackets
  ) -> [String]? {
    guard let place = firstOperator(brackets, from: 0) else { return nil }
    var result = lines(indentation + brackets.text(0..<place))
    var rest = brackets.text(place + 1..<brackets.bytes.count)
    let inner = indentation + step
    while inner.count + rest.count > limit {
      let parts = Brackets(rest)
      guard let next = firstOperator(parts, from: 1) else { break }
      result += lines(inner + parts.text(0..<next))
      rest = parts.text(next + 1..<parts.bytes.count)
    }
    return result + lines(inner + rest)
  }

  private func firstOperator(_ brackets: Brackets, from start: Int) -> Int? {
    brackets.bytes.indices.dropFirst(start).first { index in
      brackets.bytes[index] == UInt8(ascii: " ") && brackets.isOutside(index)
        && [" || ", " && ", " ?? ", " as "].contains { brackets.has($0, at: index) }
    }
  }

  /// `before(a, b) after`: the parameters of a function, else the longest group.
  private func group(_ code: String, _ indentation: String, _ brackets: Brackets) -> [String]? {
    let groups = brackets.groups.filter { $0.end - $0.start > 1 && $0.opener != UInt8(ascii: "{") }
    let isFunction = code.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init)
      .contains { $0 == "func" || $0.hasPrefix("init(") }
    let parameters = isFunction ? groups.first { $0.opener == UInt8(ascii: "(") } : nil
    guard let group = parameters ?? groups.max(by: { $0.end - $0.start < $1.end - $1.start })
    else { return nil }
    let head = brackets.text(0..<group.start + 1)
    let isTooLateToBreak = indentation.count + head.count > limit
    if isTooLateToBreak, let assigned = value(code, indentation, brackets) { return assigned }
    let content = brackets.text(group.start + 1..<group.end)
    return [indentation + head]
      + elements(content, indentation + step)
      + lines(indentation + brackets.text(group.end..<brackets.bytes.count))
  }

  /// `name = value`, with the value on a line of its own.
  private func value(_ code: String, _ indentation: String, _ brackets: Brackets) -> [String]? {
    guard let sign = brackets.firstOutside("=") else { return nil }
    let value = brackets.text(sign + 1..<brackets.bytes.count).trimmingSpaces()
    return [indentation + brackets.text(0..<sign + 1)] + lines(indentation + step + value)
  }

  /// A list on one line where it fits, else an element a line.
  func elements(_ list: String, _ indentation: String) -> [String] {
    if indentation.count + list.count <= limit { return [indentation + list] }
    let parts = Brackets(list).splitOutside(",").map { $0.trimmingSpaces() }
    return parts.enumerated().flatMap { index, part in
      lines(indentation + part + (index == parts.count - 1 ? "" : ","))
    }
  }
}

extension String {
  func trimmingSpaces() -> String {
    let space = UInt8(ascii: " ")
    guard let first = utf8.firstIndex(where: { $0 != space }),
      let last = utf8.lastIndex(where: { $0 != space })
    else { return "" }
    return String(self[first..<utf8.index(after: last)])
  }
}
