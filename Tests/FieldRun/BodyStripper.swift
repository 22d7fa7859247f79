import SwiftParser
import SwiftSyntax

/// Takes the statements out of a file, so that only declarations have to be read again and again.
final class BodyStripper: SyntaxVisitor {
  private var ranges: [Range<Int>] = []

  static func stripped(_ text: String) -> String {
    let stripper = BodyStripper(viewMode: .sourceAccurate)
    let tree = Parser.parse(source: text)
    // What has errors is proxygen's to judge, as it is.
    guard !tree.hasError else { return text }
    stripper.walk(tree)
    var bytes = Array(text.utf8)
    for range in stripper.ranges.reversed() { bytes.removeSubrange(range) }
    return String(decoding: bytes, as: UTF8.self)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    strip(node.statements)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    strip(node.statements)
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter(let statements) = node.accessors else { return .visitChildren }
    return strip(statements)
  }

  private func strip(_ statements: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    ranges.append(statements.position.utf8Offset..<statements.endPosition.utf8Offset)
    return .skipChildren
  }
}
