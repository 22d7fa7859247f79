/// Where the lines of a template begin.
struct LineIndex: Sendable {
  private let starts: [Int]

  init(_ source: [UInt8]) {
    var starts = [0]
    for (offset, byte) in source.enumerated() where byte == .lineFeed { starts.append(offset + 1) }
    self.starts = starts
  }

  /// Line and column of a byte, both counted from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
