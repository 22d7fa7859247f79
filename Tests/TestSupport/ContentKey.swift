import Foundation

/// A name for a content: the same on every machine and in every run, another as soon as a byte differs.
struct ContentKey {
  // FNV-1a with 64 bits: the names of a cache need no cryptography, and `Hasher` differs from run to run.
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Parts keep their borders: "ab", "c" is not "a", "bc".
  mutating func add(_ data: Data) {
    add(bytes: withUnsafeBytes(of: data.count.littleEndian, Array.init))
    add(bytes: data)
  }

  mutating func add(_ text: String) {
    add(Data(text.utf8))
  }

  mutating func add(_ texts: [String]) {
    add("\(texts.count)")
    for text in texts { add(text) }
  }

  mutating func add(_ tree: FileTree) {
    for (path, data) in tree.files.sorted(by: { $0.key < $1.key }) {
      add(path)
      add(data)
    }
  }

  private mutating func add(bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  var name: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
