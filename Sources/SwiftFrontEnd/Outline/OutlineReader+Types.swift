/// Protocols, classes and the like, with all that is in them.
extension OutlineReader {
  mutating func readType(_ kind: Outline.Kind, _ parent: Int?, _ start: Start) {
    let index = append(kind, parent, start)
    guard readHead(index, kind) else {
      scanner.doubt()
      return
    }
    outline.items[index].openingBrace = scanner.start
    outline.items[index].head = outline.items[index].head.lowerBound..<outline.words.count
    readMembers(of: index)
    close(index, at: scanner.offset)
    (current, run, endsStatement) = (nil, nil, true)
  }

  /// To behind the brace.
  mutating func readHead(_ index: Int, _ kind: Outline.Kind) -> Bool {
    var isNamed = false
    var previous = SourceScanner.Token.end
    while !scanner.isInDoubt {
      let token = scanner.next()
      switch token {
      case .openCurly: return true
      case .word where previous != .end && isMisplaced(behind: previous): return false
      case .word:
        let key = NameKey(scanner.word)
        outline.words.append(key)
        if !isNamed, kind == .extension || previous == .end,
          previous == .end || previous == .period
        {
          outline.items[index].name = key
          outline.items[index].nameRange = scanner.start..<scanner.offset
          outline.items[index].isInner = scanner.word.starts(with: "Inner".utf8)
        } else {
          isNamed = true
        }
      case .openRound, .openSquare:
        if !isNamed, kind == .extension { outline.items[index].hasOddName = true }
        isNamed = true
        skipBrackets()
      case .period: break
      case .colon:
        outline.items[index].inherits = true
        isNamed = true
      case .at, .comma, .equals, .literal: isNamed = true
      case .other:
        if !isNamed, kind == .extension, isOptionalMark { outline.items[index].hasOddName = true }
        isNamed = true
      case .end, .closeCurly, .closeRound, .closeSquare, .semicolon, .directive: return false
      }
      previous = token
    }
    return false
  }

  /// Whether the word is a keyword that begins a declaration, where none can begin: in a head, in brackets, in the middle of a
  /// line. Something broken is before it, and what it declares would be lost.
  func isMisplaced(behind token: SourceScanner.Token) -> Bool {
    guard (4...9).contains(scanner.word.count), !scanner.isQuoted,
      token != .period || scanner.startsLine
    else { return false }
    return ["protocol", "struct", "enum", "extension", "func", "import", "typealias"]
      .contains(where: scanner.word.spells)
  }

  var isOptionalMark: Bool {
    [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "~")]
      .contains(scanner.byte(at: scanner.start))
  }
}
