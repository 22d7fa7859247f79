/// Writes the needed parts of a text, and remembers where each came from.
struct SliceWriter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let need: FileNeed
  private(set) var slices: [UInt8] = []
  private(set) var map = OffsetMap()

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ need: FileNeed) {
    self.bytes = bytes
    self.need = need
    writeItems(0..<need.outline.items.count)
  }

  private var outline: Outline { need.outline }

  /// The items of one body.
  private mutating func writeItems(_ items: Range<Int>) {
    var index = items.lowerBound
    var conditions: [Bool] = []
    let kept = keptConditions(in: items)
    while index < items.upperBound {
      let item = outline.items[index]
      switch item.kind {
      case .conditionStart:
        let isKept = kept.contains(index)
        conditions.append(isKept)
        if isKept { writeLine(item.range) }
      case .conditionBranch: if conditions.last ?? true { writeLine(item.range) }
      case .conditionEnd: if conditions.popLast() ?? true { writeLine(item.range) }
      case .imported: if need.needsImports { writeLine(item.code..<item.range.upperBound) }
      default: write(item, need.levels[index], inside: index + 1..<item.end)
      }
      index = item.end
    }
  }

  private mutating func write(_ item: Outline.Item, _ level: FileNeed.Level, inside: Range<Int>) {
    switch (level, item.openingBrace) {
    case (.nothing, _): break
    case (.head, let brace?):
      write(item.code..<brace + 1)
      add(UInt8(ascii: "\n"))
      writeItems(inside)
      writeLine(item.range.upperBound - 1..<item.range.upperBound)
    default:
      // Only what a protocol declares hands its documentation on.
      var start = item.kind == .protocol ? item.range.lowerBound : item.code
      for body in outline.bodies[item.bodies] where !body.mayBeLiteral {
        write(start..<body.contents.lowerBound)
        // A name is no literal, and fits wherever code does.
        add(UInt8(ascii: "x"))
        start = body.contents.upperBound
      }
      writeLine(start..<item.range.upperBound)
    }
  }

  /// The `#if`s with something between them and their `#endif` that is needed.
  private func keptConditions(in items: Range<Int>) -> Set<Int> {
    var open: [(index: Int, isKept: Bool)] = []
    var kept: Set<Int> = []
    var index = items.lowerBound
    while index < items.upperBound {
      switch outline.items[index].kind {
      case .conditionStart: open.append((index, false))
      case .conditionEnd:
        guard let closed = open.popLast(), closed.isKept else { break }
        kept.insert(closed.index)
        if !open.isEmpty { open[open.count - 1].isKept = true }
      case .conditionBranch: break
      case .imported where !need.needsImports: break
      case .imported: if !open.isEmpty { open[open.count - 1].isKept = true }
      default:
        if need.levels[index] > .nothing, !open.isEmpty { open[open.count - 1].isKept = true }
      }
      index = outline.items[index].end
    }
    // Without an end the parser has to say so.
    return kept.union(open.map(\.index))
  }

  private mutating func writeLine(_ range: Range<Int>) {
    write(range)
    add(UInt8(ascii: "\n"))
  }

  private mutating func write(_ range: Range<Int>) {
    map.add(slices.count, range.lowerBound)
    slices.append(contentsOf: bytes[range])
    map.add(slices.count, range.upperBound)
  }

  private mutating func add(_ byte: UInt8) { slices.append(byte) }
}

/// Which places of a text the places of another one stand for.
struct OffsetMap: Sendable {
  private var starts: [Int] = []
  private var origins: [Int] = []

  /// - Parameter start: not before the one that was added last.
  mutating func add(_ start: Int, _ origin: Int) {
    starts.append(start)
    origins.append(origin)
  }

  func origin(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : origins[low - 1] + offset - starts[low - 1]
  }
}
