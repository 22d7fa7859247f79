/// Tells bodies that can't be a literal alone from those that the parser has to look at.
struct LiteralScan {
  private let scanner: SourceScanner

  init(_ scanner: SourceScanner) { self.scanner = scanner }

  func mayBeLiteral(_ range: Range<Int>) -> Bool {
    var scanner = scanner
    scanner.move(to: range.lowerBound)
    while scanner.offset < range.upperBound {
      switch scanner.next() {
      case .word where scanner.start < range.upperBound:
        let first = scanner.byte(at: scanner.start)
        let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
        guard isNumber || Self.words.contains(where: { scanner.word.spells($0) })
        else { return false }
      case .at, .directive, .openRound, .closeRound, .openCurly, .equals: return false
      default: break
      }
    }
    return true
  }

  private static let words = ["return", "true", "false", "nil"]
}
