import SwiftParser
import SwiftSyntax

/// Source text on one line: no comments, white space as `swift format` writes it.
struct OneLineText {
  private(set) var text = ""
  /// Whether all of the node is there, and none of it nested too deeply.
  private(set) var isComplete = true
  private var previous: Piece?

  /// A token, or a string literal as a whole.
  private struct Piece {
    var text: String
    var kind: TokenKind?
    var parent: SyntaxKind?
    /// Whether it is the first thing in the node that holds it.
    var leads = false
    var hasSpaceBefore: Bool
    var hasSpaceAfter: Bool
  }

  init(_ node: some SyntaxProtocol) { append(Syntax(node), depth: 0) }

  private mutating func append(_ node: Syntax, depth: Int) {
    if depth >= SyntaxReader.syntaxDepthLimit {
      isComplete = false
    } else if let token = TokenSyntax(node) {
      append(token)
    } else if let literal = StringLiteralText(node) {
      append(
        Piece(
          text: literal.text, kind: nil, parent: nil,
          hasSpaceBefore: node.leadingTriviaLength.utf8Length > 0,
          hasSpaceAfter: node.trailingTriviaLength.utf8Length > 0))
    } else {
      for child in node.children(viewMode: .sourceAccurate) { append(child, depth: depth + 1) }
    }
  }

  private mutating func append(_ token: TokenSyntax) {
    let parent = token.parent
    append(
      Piece(
        text: token.text, kind: token.tokenKind, parent: parent?.kind,
        leads: parent?.position == token.position,
        hasSpaceBefore: token.leadingTriviaLength.utf8Length > 0,
        hasSpaceAfter: token.trailingTriviaLength.utf8Length > 0))
  }

  private mutating func append(_ piece: Piece) {
    guard !piece.text.isEmpty else { return }
    if let previous, Self.isSpaced(previous, piece) { text += " " }
    text += piece.text
    previous = piece
  }

  private static func isSpaced(_ left: Piece, _ right: Piece) -> Bool {
    if hugsNext(left) || hugsPrevious(right) { return false }
    if wantsSpaceAfter(left) || wantsSpaceAround(left) || wantsSpaceAround(right) { return true }
    return left.hasSpaceAfter || right.hasSpaceBefore
  }

  private static func hugsNext(_ piece: Piece) -> Bool {
    switch piece.kind {
    case .leftParen, .leftSquare, .leftAngle, .period, .atSign, .pound, .backslash, .colonColon,
      .prefixOperator, .prefixAmpersand:
      true
    case .colon: piece.parent == .objCSelectorPiece || piece.parent == .declNameArgument
    default: false
    }
  }

  private static func hugsPrevious(_ piece: Piece) -> Bool {
    switch piece.kind {
    case .comma, .semicolon, .rightParen, .rightSquare, .rightAngle, .leftAngle, .colonColon,
      .postfixQuestionMark, .exclamationMark, .postfixOperator, .ellipsis:
      true
    case .period: !piece.leads
    case .leftParen: piece.parent == .declModifierDetail
    case .colon: !isTernary(piece)
    default: false
    }
  }

  private static func wantsSpaceAfter(_ piece: Piece) -> Bool {
    switch piece.kind {
    case .comma, .semicolon, .colon: true
    case .postfixQuestionMark, .exclamationMark:
      piece.parent == .unresolvedAsExpr || piece.parent == .tryExpr
    default: false
    }
  }

  private static func wantsSpaceAround(_ piece: Piece) -> Bool {
    switch piece.kind {
    case .equal, .arrow, .infixQuestionMark: true
    case .binaryOperator(let text): ["==", "&", "&&", "||"].contains(text)
    case .colon: isTernary(piece)
    default: false
    }
  }

  private static func isTernary(_ piece: Piece) -> Bool {
    piece.parent == .ternaryExpr || piece.parent == .unresolvedTernaryExpr
  }
}

/// A string literal, which keeps its white space.
private struct StringLiteralText {
  let text: String

  init?(_ node: Syntax) {
    guard node.kind == .stringLiteralExpr || node.kind == .simpleStringLiteralExpr else {
      return nil
    }
    let written = node.trimmedDescription
    text = written.contains(where: \.isNewline) ? Self.joined(written) ?? written : written
  }

  /// A literal of several lines as one of one line; nil when it holds code.
  private static func joined(_ written: String) -> String? {
    var parser = Parser(written)
    guard
      let value = ExprSyntax.parse(from: &parser)
        .as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return nil }
    return "\"" + value.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\"": "\\\""
    case "\\": "\\\\"
    default:
      scalar.properties.generalCategory == .control
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }
}

extension SyntaxReader {
  /// A node's code on one line.
  func oneLine(_ node: some SyntaxProtocol) -> String {
    let line = OneLineText(node)
    if !line.isComplete { reportTooDeep(at: node) }
    return line.text
  }
}
