/// Absolute paths, each ended by a NUL, as the system takes them: ten thousand are no ten thousand strings.
struct PathList: Equatable, Sendable {
  let bytes: [UInt8]
  /// Where each begins.
  private let starts: [Int]

  init(_ paths: some Sequence<String>) { self.init(bytes: paths.flatMap { Array($0.utf8) + [0] }) }

  /// - Parameter bytes: what `bytes` gave; the rest behind the last NUL is none.
  init(bytes: [UInt8]) {
    let end = bytes.lastIndex(of: 0).map { $0 + 1 } ?? 0
    self.bytes = Array(bytes[..<end])
    starts = [0] + self.bytes.indices.dropLast().filter { bytes[$0] == 0 }.map { $0 + 1 }
  }

  var count: Int { bytes.isEmpty ? 0 : starts.count }

  func withPath<Result>(_ index: Int, _ work: (UnsafePointer<CChar>) -> Result) -> Result? {
    bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { work(($0 + starts[index]).assumingMemoryBound(to: CChar.self)) }
    }
  }

  subscript(index: Int) -> String { withPath(index) { String(cString: $0) } ?? "" }
}
