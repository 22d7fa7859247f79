/// Finds the declarations of a text without parsing it.
///
/// Members are known by their keyword at the start of a line, or behind what ends another member. What stands in
/// function bodies, closures and accessors is passed over.
struct OutlineReader {
  static let depthLimit = 64

  struct Start {
    /// With the comments before it.
    var tile: Int
    var code: Int
    var isGlobalActor = false
  }

  var scanner: SourceScanner
  var outline = Outline()
  /// The member that is being read.
  var current: Int?
  /// Where the attributes and modifiers before a declaration begin.
  var run: Start?
  var endsStatement = true
  var follows: SourceScanner.Token = .end
  var depth = 0

  /// Nil for a text that only the parser can be trusted with.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Outline? {
    guard bytes.count < Int(Int32.max) else { return nil }
    var reader = OutlineReader(scanner: SourceScanner(bytes))
    reader.readMembers(of: nil)
    let isSure = !reader.scanner.isInDoubt && !reader.scanner.hasLocalProtocol
    return isSure ? reader.outline : nil
  }

  private init(scanner: SourceScanner) { self.scanner = scanner }

  // MARK: Members

  /// To behind the brace that closes the members, or to the end of the text.
  mutating func readMembers(of parent: Int?) {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { scanner.doubt() }
    (current, run, endsStatement) = (nil, nil, true)
    while !scanner.isInDoubt {
      let token = scanner.next()
      switch token {
      case .end:
        finish(at: scanner.start)
        if parent != nil { scanner.doubt() }
        return
      case .closeCurly:
        finish(at: scanner.start)
        if parent == nil { scanner.doubt() }
        return
      case .word: readWord(parent)
      case .at: readAttribute()
      case .directive: readDirective(parent)
      case .openRound, .openSquare:
        if token == .openSquare { noteCompound() }
        readBrackets()
      case .closeRound, .closeSquare: scanner.doubt()
      case .openCurly: readBraces()
      case .semicolon:
        finish(at: scanner.start)
        (run, endsStatement) = (nil, true)
      default: readPunctuation(token)
      }
      follows = token
    }
  }

  mutating func readPunctuation(_ token: SourceScanner.Token) {
    run = nil
    endsStatement = false
    if token == .other, isTypeOperator { noteCompound() }
    guard let current, outline.items[current].kind == .property else { return }
    let count = outline.words.count
    switch token {
    case .colon where outline.items[current].types.isEmpty:
      outline.items[current].types = count..<Int.max
    case .equals
    where outline.items[current].types.upperBound == Int.max
      && !outline.items[current].isSeveral:
      outline.items[current].types = outline.items[current].types.lowerBound..<count
    case .comma:
      outline.items[current].isSeveral = true
      let start = outline.items[current].types.lowerBound
      if start > 0 { outline.items[current].types = start..<Int.max }
    default: break
    }
  }

  /// `->`, `<`.
  private var isTypeOperator: Bool {
    let first = scanner.byte(at: scanner.start)
    return first == UInt8(ascii: "-") && scanner.byte(at: scanner.start + 1) == UInt8(ascii: ">")
      || first == UInt8(ascii: "<") && outline.words.last != Self.optional
  }

  private static let optional = NameKey("Optional")

  /// What was just read is no part of a plain type.
  mutating func noteCompound() {
    guard let current else { return }
    let item = outline.items[current]
    if item.kind == .alias || item.kind == .property && item.types.upperBound == Int.max {
      outline.items[current].isCompound = true
    }
  }

  mutating func readWord(_ parent: Int?) {
    let isStart = run != nil || scanner.startsLine || endsStatement
    endsStatement = false
    if isStart, follows != .period, !scanner.isQuoted, let keyword = OutlineKeyword(scanner.word),
      begin(keyword, parent)
    {
      return
    }
    run = nil
    if isMisplaced(behind: follows), !isImporting { scanner.doubt() }
    guard let current else { return }
    outline.words.append(NameKey(scanner.word))
    if outline.items[current].kind == .property { noteDelegateName(current) }
  }

  /// Right behind `import`, a keyword says what is imported.
  private var isImporting: Bool {
    guard let current, outline.items[current].kind == .imported else { return false }
    return outline.items[current].words.lowerBound == outline.words.count
  }

  /// - Returns: whether the word is what it looks like.
  mutating func begin(_ keyword: OutlineKeyword, _ parent: Int?) -> Bool {
    let start = run ?? Start(tile: scanner.tileStart, code: scanner.start)
    switch keyword {
    case .modifier:
      run = start
      return true
    case .type(let kind):
      var ahead = scanner
      guard ahead.next() == .word || kind == .extension else { return false }
      if kind == .type, !ahead.isQuoted, OutlineKeyword.isMember(ahead.word) {
        run = start
        return true
      }
      readType(kind, parent, start)
    case .member(let kind):
      if kind == .initializer, !isInitializer { return false }
      readMember(kind, parent, start)
    }
    return true
  }

  var isInitializer: Bool {
    var ahead = scanner
    let token = ahead.next()
    return token == .openRound
      || token == .other
        && [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<")]
          .contains(ahead.byte(at: ahead.start))
  }

  /// Starts an item; its name is read next.
  mutating func append(_ kind: Outline.Kind, _ parent: Int?, _ start: Start) -> Int {
    finish(at: start.tile)
    let (words, bodies) = (outline.words.count, outline.bodies.count)
    outline.items.append(
      Outline.Item(
        kind: kind, parent: parent, range: start.tile..<Int.max, code: start.code, name: .none,
        nameRange: 0..<0,
        head: words..<words, words: words..<words, types: 0..<0, bodies: bodies..<bodies,
        end: outline.items.count + 1, isGlobalActor: start.isGlobalActor))
    run = nil
    return outline.items.count - 1
  }

  mutating func readMember(_ kind: Outline.Kind, _ parent: Int?, _ start: Start) {
    let index = append(kind, parent, start)
    current = index
    switch kind {
    case .property, .method, .alias:
      var ahead = scanner
      guard ahead.next() == .word else { return }
      outline.items[index].name = NameKey(ahead.word)
      outline.items[index].nameRange = ahead.start..<ahead.offset
      outline.items[index].isSetter = ahead.word.starts(with: "set".utf8)
    default: break
    }
  }

  /// Ends the member that is being read.
  mutating func finish(at offset: Int) {
    guard let index = current else { return }
    current = nil
    close(index, at: offset)
  }

  mutating func close(_ index: Int, at offset: Int) {
    let count = outline.words.count
    outline.items[index].range = outline.items[index].range.lowerBound..<offset
    outline.items[index].words = outline.items[index].words.lowerBound..<count
    outline.items[index].bodies = outline.items[index].bodies.lowerBound..<outline.bodies.count
    outline.items[index].end = outline.items.count
    if outline.items[index].openingBrace == nil {
      outline.items[index].head = outline.items[index].words
    }
    let types = outline.items[index].types
    outline.items[index].types = types.lowerBound..<min(types.upperBound, count)
  }

  mutating func noteDelegateName(_ index: Int) {
    let word = scanner.word
    guard Self.endsLikeDelegate(word) else { return }
    var ahead = scanner
    switch ahead.next() {
    case .colon, .comma: outline.items[index].isNamedLikeDelegate = true
    default: break
    }
  }

  static func endsLikeDelegate(_ word: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    ["delegate", "datasource"].contains { suffix in
      word.count >= suffix.utf8.count
        && zip(word.suffix(suffix.utf8.count), suffix.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}
