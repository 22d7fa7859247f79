import Diagnostics
import SwiftSyntax

/// Turns byte offsets into lines and columns.
///
/// A line ends with LF, CR or CR LF. A byte order mark counts as nothing, as editors don't show it.
struct LineTable {
  let path: String
  private let lineStarts: [Int]
  private let origins: [Diagnostics.SourceLocation?]
  private var slices: OffsetMap?

  /// - Parameter origins: the places that the lines stand for, in text that was made of another.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String,
    origins: [Diagnostics.SourceLocation?] = []
  ) {
    self.path = path
    self.origins = origins
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() {
      let next = offset + 1
      switch byte {
      case UInt8(ascii: "\n"): starts.append(next)
      case UInt8(ascii: "\r") where next == bytes.count || bytes[next] != UInt8(ascii: "\n"):
        starts.append(next)
      default: break
      }
    }
    lineStarts = starts
  }

  /// The same for offsets in slices of the text.
  func of(_ slices: OffsetMap) -> LineTable {
    var table = self
    table.slices = slices
    return table
  }

  func location(at offset: Int) -> Diagnostics.SourceLocation {
    let offset = slices?.origin(of: offset) ?? offset
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    if areOfOtherText { return origin(ofLine: low) }
    let column = max(0, offset - lineStarts[low]) + 1
    return Diagnostics.SourceLocation(path: path, line: low + 1, column: column)
  }

  /// Whether locations are places in what the text was made of.
  var areOfOtherText: Bool { !origins.isEmpty }

  private func origin(ofLine line: Int) -> Diagnostics.SourceLocation {
    origins.prefix(line + 1).lazy.reversed().compactMap { $0 }.first
      ?? Diagnostics.SourceLocation(path: path, line: 1, column: 1)
  }

  func location(at position: AbsolutePosition) -> Diagnostics.SourceLocation {
    location(at: position.utf8Offset)
  }
}
