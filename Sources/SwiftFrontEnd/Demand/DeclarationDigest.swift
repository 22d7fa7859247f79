import Essentials

/// A number for what a text declares: with the same one, a text gives the same whatever is asked of it, but for the lines where things are.
///
/// Bodies of functions don't count, nor does what lies between declarations, but for comments that are handed on.
struct DeclarationDigest {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let outline: Outline
  private(set) var value = QuickDigest()

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ outline: Outline) {
    self.bytes = bytes
    self.outline = outline
    add(0..<outline.items.count)
  }

  /// Of a text that counts as a whole.
  static func ofAll(_ bytes: UnsafeBufferPointer<UInt8>) -> QuickDigest {
    var digest = QuickDigest()
    digest.add(bytes: UnsafeRawBufferPointer(bytes))
    return digest
  }

  private mutating func add(_ items: Range<Int>) {
    var index = items.lowerBound
    while index < items.upperBound {
      let item = outline.items[index]
      if let brace = item.openingBrace, item.kind != .protocol {
        value.add(text: bytes[item.code..<brace + 1])
        add(index + 1..<item.end)
        value.add(UInt64(item.end - index))
      } else {
        add(item)
      }
      index = item.end
    }
  }

  private mutating func add(_ item: Outline.Item) {
    var start = item.kind == .protocol ? item.range.lowerBound : item.code
    for body in outline.bodies[item.bodies] where !body.mayBeLiteral {
      value.add(text: bytes[start..<body.contents.lowerBound])
      start = body.contents.upperBound
    }
    let rest = bytes[start..<item.range.upperBound]
    let end = rest.lastIndex { !Self.blanks.contains($0) }.map { $0 + 1 } ?? start
    value.add(text: bytes[start..<end])
  }

  private static let blanks = Set(" \t\r\n".utf8)
}

extension QuickDigest {
  fileprivate mutating func add(text: UnsafeBufferPointer<UInt8>.SubSequence) {
    add(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text)))
  }
}
