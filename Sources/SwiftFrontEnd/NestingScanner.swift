/// Finds the place where a text nests deeper than the parser's stack allows, before the parser sees it.
///
/// The parser limits parentheses and braces itself, but neither square brackets, angle brackets, `#if`, arrows
/// nor words such as `try`, each of which takes stack; and nested square brackets double its work with each level.
/// The limits lie far above what people write and, at up to 25 KB a level, far below the size of `DeepStack`.
/// The scan is linear and knows no grammar beyond comments, literals and brackets.
struct NestingScanner {
  /// Open brackets and `#if`.
  private static let bracketLimit = 256
  /// Open square brackets, each in the first element of the one around it.
  private static let squareLimit = 12
  /// What all open statements may weigh together.
  private static let weightLimit = 16_000
  /// Modifiers in a row, each of which the parser looks past again.
  private static let modifierLimit = 128

  /// What a token adds to the statement that it stands in: the stack that it may take, in units of about 1 KB.
  private enum Weight {
    static let angle = 20
    static let word = 18
    static let arrow = 8
    static let questionMark = 5
    static let postfix = 1
  }

  private enum Previous {
    /// Something that a statement can end with.
    case value
    /// A word that something must follow.
    case openWord
    /// After this, any word is a name.
    case period
    case separator
  }

  private var lexer: NestingLexer
  private var frames: [Frame] = []
  private var frame = Frame()
  /// Of the open frames together.
  private var weight = 0
  private var modifiers = 0
  private var previous = Previous.separator

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { lexer = NestingLexer(bytes) }

  /// The offset of the first token that is too deep, nil when there is none.
  static func offsetOfExcess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var scanner = NestingScanner(bytes)
    while let token = scanner.lexer.next(afterValue: scanner.previous == .value) {
      scanner.take(token.kind)
      if scanner.isTooDeep { return token.offset }
    }
    return nil
  }

  private var isTooDeep: Bool {
    frames.count > Self.bracketLimit || weight > Self.weightLimit
      || frame.squareRun > Self.squareLimit || modifiers > Self.modifierLimit
  }

  private mutating func take(_ token: NestingLexer.Token.Kind) {
    modifiers = token == .word(.modifier) ? modifiers + 1 : 0
    switch token {
    case .open(let bracket): open(bracket)
    case .close(let bracket): close(bracket)
    case .word(let word): take(word)
    case .leftAngle:
      frame.openAngles += 1
      add(Weight.angle, .separator)
    case .rightAngle:
      if frame.openAngles > 0 {
        frame.openAngles -= 1
        add(-Weight.angle, .value)
      }
    case .arrow: add(Weight.arrow, .separator)
    case .questionMark: add(Weight.questionMark, .separator)
    case .exclamationMark: add(Weight.postfix, .separator)
    case .period: add(Weight.postfix, .period)
    case .comma, .colon: separate(token)
    case .semicolon: startStatement()
    case .literal:
      if previous == .value { startStatement() }
      previous = .value
    case .other: previous = .separator
    }
  }

  private mutating func separate(_ token: NestingLexer.Token.Kind) {
    frame.hasSeparator = true
    if token == .comma, frame.openAngles == 0 { startStatement() }
    previous = .separator
  }

  private mutating func take(_ word: NestingLexer.Word) {
    let word = previous == .period ? .plain : word
    switch word {
    case .plain:
      if previous == .value { startStatement() }
      previous = .value
    case .prefix:
      if previous == .value { startStatement() }
      add(Weight.word, .openWord)
    case .infix: add(Weight.postfix, .openWord)
    case .modifier: previous = .openWord
    }
  }

  private mutating func add(_ amount: Int, _ previous: Previous) {
    frame.weight += amount
    weight += amount
    self.previous = previous
  }

  /// What stood before cannot hold what comes now.
  private mutating func startStatement() {
    weight -= frame.weight
    frame.weight = 0
    frame.openAngles = 0
    previous = .separator
  }

  private mutating func open(_ bracket: NestingLexer.Bracket) {
    if bracket.startsStatement, previous == .value { startStatement() }
    frames.append(frame)
    frame = Frame(bracket: bracket)
    if bracket == .square { frame.squareRun = squareRun() }
    previous = .separator
  }

  private func squareRun() -> Int {
    for outer in frames.reversed() {
      switch outer.bracket {
      case .square: return (outer.hasSeparator ? 0 : outer.squareRun) + 1
      case .round: continue
      default: return 1
      }
    }
    return 1
  }

  /// Closes whatever is still open in the bracket, but nothing across a stronger one: a stray `}` doesn't end an
  /// `#if`, and the code in a string ends only where the string goes on.
  private mutating func close(_ bracket: NestingLexer.Bracket) {
    previous = .value
    var outer = frames
    var candidate = frame
    var closedWeight = 0
    while let open = candidate.bracket, let next = outer.popLast() {
      closedWeight += candidate.weight
      if open.isClosed(by: bracket) {
        frames = outer
        frame = next
        weight -= closedWeight
        add(Weight.postfix, .value)
        if case .interpolation(let quote) = open { take(lexer.resume(quote)) }
        return
      }
      guard open.isPassed(by: bracket) else { return }
      candidate = next
    }
  }
}

/// What is known about an open bracket, or about the file around all of them.
private struct Frame {
  var bracket: NestingLexer.Bracket?
  /// Of the statement being read in it.
  var weight = 0
  /// Signs of this statement that may be the start of generic arguments.
  var openAngles = 0
  /// Whether the bracket holds more than one element.
  var hasSeparator = false
  var squareRun = 0
}

extension NestingLexer.Bracket {
  /// Behind a value; the other brackets may go on with it.
  fileprivate var startsStatement: Bool {
    switch self {
    case .condition, .interpolation: true
    case .round, .square, .curly: false
    }
  }

  fileprivate func isClosed(by bracket: NestingLexer.Bracket) -> Bool {
    if case .interpolation = self { return bracket == .round }
    return self == bracket
  }

  fileprivate func isPassed(by bracket: NestingLexer.Bracket) -> Bool {
    strength < bracket.strength || (strength == 1 && bracket.strength == 1)
  }

  private var strength: Int {
    switch self {
    case .round, .square: 1
    case .curly: 2
    case .condition: 3
    case .interpolation: 4
    }
  }
}
