import SwiftSyntax

/// A comment, and whether a blank line stands before it.
struct Comment {
  enum Kind {
    case line, documentationLine, documentationBlock, block
  }

  var kind: Kind
  /// With its comment marks.
  var text: String
  /// Of its first byte in the file.
  var offset: Int
  var followsBlankLine: Bool
}

/// The comments around a declaration.
struct Comments {
  /// Those before it, and those between its attributes and modifiers.
  private(set) var before: [Comment] = []
  /// Those behind its last token, on the same line.
  private(set) var trailing: [Comment] = []

  /// - Parameters:
  ///   - introducer: the keyword that ends the attributes and modifiers.
  ///   - openingBrace: of a body with declarations; a comment behind it counts as trailing.
  init(of node: Syntax, introducer: TokenSyntax, openingBrace: TokenSyntax?) {
    for token in Self.head(of: node, upTo: introducer) {
      before += Self.read(around: token)
    }
    before += Self.read(introducer.leadingTrivia, at: introducer.position)
    for token in [openingBrace, node.lastToken(viewMode: .sourceAccurate)].compactMap({ $0 }) {
      trailing += Self.read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
    }
  }

  static func read(around token: TokenSyntax) -> [Comment] {
    read(token.leadingTrivia, at: token.position)
      + read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
  }

  /// The tokens before the introducer.
  private static func head(of node: Syntax, upTo introducer: TokenSyntax) -> [TokenSyntax] {
    node.children(viewMode: .sourceAccurate)
      .prefix { $0.position < introducer.position }
      .flatMap { $0.tokens(viewMode: .sourceAccurate) }
  }

  private static func read(_ trivia: Trivia, at position: AbsolutePosition) -> [Comment] {
    var comments: [Comment] = []
    var offset = position.utf8Offset
    var lineBreaks = 0
    for piece in trivia {
      if let (kind, text) = comment(piece) {
        comments.append(
          Comment(kind: kind, text: text, offset: offset, followsBlankLine: lineBreaks > 1))
        lineBreaks = 0
      }
      if case .newlines(let count) = piece { lineBreaks += count }
      if case .carriageReturns(let count) = piece { lineBreaks += count }
      if case .carriageReturnLineFeeds(let count) = piece { lineBreaks += count }
      offset += piece.sourceLength.utf8Length
    }
    return comments
  }

  /// A row of slashes or asterisks is a ruler and no documentation.
  private static func comment(_ piece: TriviaPiece) -> (Comment.Kind, String)? {
    switch piece {
    case .lineComment(let text): (.line, text)
    case .docLineComment(let text): (text.hasPrefix("////") ? .line : .documentationLine, text)
    case .docBlockComment(let text): (text.hasPrefix("/***") ? .block : .documentationBlock, text)
    case .blockComment(let text): (.block, text)
    default: nil
    }
  }
}
