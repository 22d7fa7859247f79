import SwiftParser
import SwiftSyntax

/// Writes `proxygen:` comments above declarations of one file.
struct CommentInsertion {
  private let text: String
  private let tree: SourceFileSyntax
  private let lines: SourceLocationConverter
  private var insertions: [(offset: Int, text: String)] = []

  init(text: String) {
    self.text = text
    tree = Parser.parse(source: text)
    lines = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// False when no protocol or requirement stands in that line.
  mutating func add(_ comments: [Advice.Comment], line: Int) -> Bool {
    let finder = DeclarationFinder(line: line, lines: lines)
    finder.walk(tree)
    guard let found = finder.found else { return false }
    let offset = found.positionAfterSkippingLeadingTrivia.utf8Offset
    let text = comments.map { "// proxygen:\(Self.text(of: $0, for: found))\n" }.joined()
    insertions.append((offset, text))
    return true
  }

  /// With all that was added.
  var result: String {
    var bytes = Array(text.utf8)
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func text(of comment: Advice.Comment, for declaration: DeclSyntax) -> String {
    switch comment {
    case .plain(let text): return text
    case .handlerDefault:
      let functions =
        declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        .compactMap { function(in: $0.type) } ?? []
      let count = functions.last?.parameters.count ?? 1
      return "default "
        + Array(repeating: Advice.anyAnswer, count: max(1, count)).joined(separator: ", ")
    }
  }

  private static func function(in type: TypeSyntax) -> FunctionTypeSyntax? {
    if let found = type.as(FunctionTypeSyntax.self) { return found }
    if let found = type.as(AttributedTypeSyntax.self) { return function(in: found.baseType) }
    if let found = type.as(OptionalTypeSyntax.self) { return function(in: found.wrappedType) }
    if let found = type.as(TupleTypeSyntax.self), found.elements.count == 1 {
      return found.elements.first.flatMap { function(in: $0.type) }
    }
    return nil
  }
}

/// The innermost protocol or requirement that a line belongs to.
private final class DeclarationFinder: SyntaxVisitor {
  private let line: Int
  private let lines: SourceLocationConverter
  private(set) var found: DeclSyntax?

  init(line: Int, lines: SourceLocationConverter) {
    self.line = line
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    consider(DeclSyntax(node))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    consider(DeclSyntax(node))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    consider(DeclSyntax(node))
  }

  private func consider(_ node: DeclSyntax) -> SyntaxVisitorContinueKind {
    let first = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = lines.location(for: node.endPositionBeforeTrailingTrivia).line
    if (first...last).contains(line) { found = node }
    return .visitChildren
  }
}
