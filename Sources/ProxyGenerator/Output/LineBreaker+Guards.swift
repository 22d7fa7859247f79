/// Guards and conditions that are too long for a line.
extension LineBreaker {
  /// `guard case .name(let a, let b) = value else { statement }`.
  func guardCase(
    _ code: String, _ indentation: String, _ brackets: Brackets
  ) -> [String]? {
    let start = "guard case "
    guard code.hasPrefix(start), let block = brackets.groups.last,
      block.opener == UInt8(ascii: "{"),
      block.end == brackets.bytes.count - 1
    else { return nil }
    let head = brackets.text("guard ".count..<block.start).trimmingSpaces()
    guard head.hasSuffix(" else") else { return nil }
    let condition = String(head.dropLast(" else".count))
    let inner = indentation + step
    let tail = [indentation + "else " + brackets.text(block.start..<brackets.bytes.count)]
    if inner.count + condition.count <= limit {
      return [indentation + "guard", inner + condition] + tail
    }
    let parts = Brackets(condition)
    guard let list = parts.groups.first, list.opener == UInt8(ascii: "(") else { return nil }
    return [indentation + "guard", inner + parts.text(0..<list.start + 1)]
      + elements(parts.text(list.start + 1..<parts.bytes.count), inner + step) + tail
  }

  /// `guard a, b else {`.
  func guardHead(
    _ code: String, _ indentation: String, _ brackets: Brackets
  ) -> [String]? {
    let tail = " else {"
    guard code.hasPrefix("guard "), code.hasSuffix(tail) else { return nil }
    let conditions = Brackets(String(code.dropLast(tail.count))).splitOutside(",")
    return conditions.enumerated().flatMap { index, condition in
      let comma = index == conditions.count - 1 ? "" : ","
      let start = index == 0 ? indentation : indentation + step
      return lines(start + condition.trimmingSpaces() + comma)
    } + [indentation + "else {"]
  }

  /// `if a, b {` and `if a as B {`. Where a condition takes several lines, the brace stands alone.
  func ifHead(
    _ code: String, _ indentation: String, _ brackets: Brackets
  ) -> [String]? {
    guard code.hasPrefix("if "), code.hasSuffix(" {") else { return nil }
    let head = String(code.dropLast(2))
    let conditions = Brackets(head).splitOutside(",")
    guard conditions.count > 1 else {
      return operators(head, indentation, Brackets(head)).map { $0 + [indentation + "{"] }
    }
    return conditions.enumerated().flatMap { index, condition in
      let comma = index == conditions.count - 1 ? "" : ","
      let start = index == 0 ? indentation : indentation + step
      return lines(start + condition.trimmingSpaces() + comma)
    } + [indentation + "{"]
  }
}
