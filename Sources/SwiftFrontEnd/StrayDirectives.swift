import Diagnostics
import SwiftSyntax

/// Directives that no declaration has taken, which would otherwise do nothing in silence.
struct StrayDirectives {
  let lines: LineTable
  /// The offsets of the comments that belong to declarations.
  let taken: Set<Int>

  func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tree: SourceFileSyntax
  ) -> [Diagnostics.Diagnostic] {
    occurrences(in: bytes).compactMap { offset in
      guard let comment = comment(at: offset, in: tree), !taken.contains(comment.offset),
        Directives.isDirective(comment)
      else { return nil }
      return .warning(
        "stray-directive", at: .source(lines.location(at: comment.offset)),
        "this directive belongs to no declaration; "
          + "write it directly before a protocol, requirement, type or extension")
    }
  }

  /// Where a directive may be: the word is rare enough to look at the tree for each one.
  private func occurrences(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    let word = Array(Directives.word.utf8)
    var offsets: [Int] = []
    var offset = 0
    while offset + word.count <= bytes.count {
      if bytes[offset] == word[0], bytes[offset...].starts(with: word) { offsets.append(offset) }
      offset += 1
    }
    return offsets
  }

  private func comment(at offset: Int, in tree: SourceFileSyntax) -> Comment? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    return Comments.read(around: token).last { $0.offset <= offset }
  }
}
