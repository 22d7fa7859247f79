/// A name that is looked up in the contexts: parts between periods, or none at all for the implicit iterator.
struct DottedName: Hashable, Sendable {
  /// Each part with the offset where it stands; empty for the implicit iterator `.`.
  let parts: [Part]
  /// Where the name stands in the template.
  let offset: Int

  struct Part: Hashable, Sendable {
    let text: String
    let offset: Int
  }

  /// Reads a name without surrounding whitespace; nil when a part is empty.
  init?(_ source: [UInt8], _ range: Range<Int>) {
    offset = range.lowerBound
    let period = UInt8(ascii: ".")
    guard !source[range].elementsEqual([period]) else {
      parts = []
      return
    }
    let slices = source[range].split(separator: period, omittingEmptySubsequences: false)
    guard !slices.contains(where: \.isEmpty) else { return nil }
    parts = slices.map { Part(text: String(decoding: $0, as: UTF8.self), offset: $0.startIndex) }
  }

  /// The name as it is written.
  var text: String { parts.isEmpty ? "." : text(upTo: parts.count) }

  /// The first parts as they are written.
  func text(upTo count: Int) -> String { parts[..<count].map(\.text).joined(separator: ".") }
}
