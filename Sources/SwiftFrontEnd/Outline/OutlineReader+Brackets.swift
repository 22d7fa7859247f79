/// What stands in brackets, attributes and `#if` lines.
extension OutlineReader {
  mutating func readAttribute() {
    let start = Start(tile: scanner.tileStart, code: scanner.start)
    let isStart = run != nil || scanner.startsLine || endsStatement
    endsStatement = false
    var ahead = scanner
    guard isStart, ahead.next() == .word else {
      run = nil
      return
    }
    run = run ?? start
    scanner = ahead
    if scanner.word.spells("globalActor") { run?.isGlobalActor = true }
    if isMisplaced(behind: .at) { scanner.doubt() }
    while scanner.byte(at: scanner.offset) == UInt8(ascii: ".") {
      _ = scanner.next()
      _ = scanner.next()
      if isMisplaced(behind: .period) { scanner.doubt() }
    }
    if scanner.byte(at: scanner.offset) == UInt8(ascii: "<") { skipAngles() }
  }

  mutating func skipAngles() {
    var open = 0
    repeat {
      let token = scanner.next()
      switch token {
      case .end, .openCurly, .closeCurly: scanner.doubt()
      case .other, .period:
        for offset in scanner.start..<scanner.offset {
          if scanner.byte(at: offset) == UInt8(ascii: "<") { open += 1 }
          if scanner.byte(at: offset) == UInt8(ascii: ">") { open -= 1 }
        }
      default: break
      }
    } while open > 0 && !scanner.isInDoubt
  }

  /// Those of an attribute or a modifier don't end the run of them.
  mutating func readBrackets() {
    if let current, outline.items[current].kind == .enumCase {
      outline.items[current].hasPayload = true
    }
    if run == nil || scanner.startsLine || follows != .at && follows != .word { run = nil }
    endsStatement = false
    skipBrackets()
  }

  mutating func skipBrackets() {
    var open = 1
    while open > 0, !scanner.isInDoubt {
      switch scanner.next() {
      case .openRound, .openSquare: open += 1
      case .closeRound, .closeSquare: open -= 1
      case .openCurly: scanner.skipBody()
      case .end, .closeCurly: scanner.doubt()
      case .word:
        // Elsewhere, it is a label.
        if scanner.startsLine, isMisplaced(behind: .comma) { scanner.doubt() }
        outline.words.append(NameKey(scanner.word))
      default: break
      }
    }
  }

  mutating func readBraces() {
    run = nil
    endsStatement = true
    guard let index = current else {
      scanner.skipBody()
      return
    }
    switch outline.items[index].kind {
    case .property, .subscripting:
      if outline.items[index].types.upperBound == Int.max, !outline.items[index].isSeveral {
        outline.items[index].types =
          outline.items[index].types.lowerBound..<outline.words.count
      }
      if !readAccessors() { readBody() }
    case .method, .initializer:
      readBody()
      finish(at: scanner.offset)
    default: scanner.skipBody()
    }
  }

  /// From behind its opening brace.
  mutating func readBody() {
    let start = scanner.offset
    scanner.skipBody()
    let contents = start..<max(start, scanner.offset - 1)
    outline.bodies.append(
      Outline.Body(contents: contents, mayBeLiteral: LiteralScan(scanner).mayBeLiteral(contents)))
  }

  /// - Returns: whether what stands in the braces is accessors; nothing is read when it isn't.
  mutating func readAccessors() -> Bool {
    var reader = self
    guard reader.scanner.next() == .word, OutlineKeyword.isAccessor(reader.scanner.word) else {
      return readAccessorsBehindModifiers()
    }
    reader = self
    guard reader.takeAccessors() else { return false }
    self = reader
    return true
  }

  /// With attributes or modifiers before the first accessor, everything stays as it is.
  mutating func readAccessorsBehindModifiers() -> Bool {
    var ahead = scanner
    let token = ahead.next()
    guard token == .at || token == .word && OutlineKeyword.isAccessorModifier(ahead.word) else {
      return false
    }
    scanner.skipBody()
    return true
  }

  mutating func takeAccessors() -> Bool {
    while true {
      switch scanner.next() {
      case .closeCurly: return true
      case .word where isMisplaced(behind: .openCurly): scanner.doubt()
      case .word, .at: break
      case .openRound: skipBrackets()
      case .openCurly: readBody()
      default: return false
      }
      if scanner.isInDoubt { return false }
    }
  }

  mutating func readDirective(_ parent: Int?) {
    let word = scanner.byte(at: scanner.start + 1)
    let kind: Outline.Kind =
      word == UInt8(ascii: "i")
      ? .conditionStart
      : scanner.byte(at: scanner.start + 2) == UInt8(ascii: "n") ? .conditionEnd : .conditionBranch
    let start = Start(tile: scanner.start, code: scanner.start)
    let index = append(kind, parent, start)
    scanner.skipRestOfLine()
    close(index, at: scanner.offset)
    endsStatement = true
    if kind != .conditionEnd, goesOnInNextLine { scanner.doubt() }
  }

  var goesOnInNextLine: Bool {
    var ahead = scanner
    _ = ahead.next()
    var last = scanner.offset - 1
    while last > 0, scanner.byte(at: last) == UInt8(ascii: " ") { last -= 1 }
    let operators = [UInt8(ascii: "|"), UInt8(ascii: "&")]
    return operators.contains(ahead.byte(at: ahead.start))
      || (operators + [UInt8(ascii: "("), UInt8(ascii: ",")]).contains(scanner.byte(at: last))
  }
}
