import Diagnostics
import SwiftSyntax

/// Reads single syntax nodes into model values; its extensions each know one part of the language.
///
/// A class, for what it has to complain about must not get lost on the way up.
final class SyntaxReader {
  /// Types nest no deeper than this, so that nobody who walks, prints or encodes the model runs out of stack
  /// (Foundation's JSON reader stops at 512 levels, and a type takes up to five of them).
  static let typeDepthLimit = 64
  /// Any other syntax that is printed nests no deeper than this.
  static let syntaxDepthLimit = 1000

  let lines: LineTable
  private(set) var diagnostics: [Diagnostics.Diagnostic] = []
  /// The offsets of the comments that declarations were given directives by.
  private(set) var takenDirectives: Set<Int> = []

  init(lines: LineTable) { self.lines = lines }

  func location(of node: some SyntaxProtocol) -> Diagnostics.SourceLocation {
    lines.location(at: node.positionAfterSkippingLeadingTrivia)
  }

  func takeDirective(at offset: Int) { takenDirectives.insert(offset) }

  func report(_ diagnostic: Diagnostics.Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func reportTooDeep(at node: some SyntaxProtocol) {
    report(.tooDeeplyNested(at: lines.location(at: node.position)))
  }

  /// A name without its back-ticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
