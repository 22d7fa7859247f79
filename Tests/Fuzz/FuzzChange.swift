/// Makes inputs out of seeds. The same seed number gives the same inputs.
struct FuzzChange {
  /// Longer ones find no more, but take longer.
  private static let longest = 6000

  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  private var state: UInt64

  init(seeds: [[UInt8]], words: [String], seed: UInt64) {
    self.seeds = seeds.filter { $0.count <= Self.longest } + [[]]
    self.words = words.map { Array($0.utf8) }
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> [UInt8] {
    var bytes = seeds[number(below: seeds.count)]
    for _ in 0...number(below: 6) { change(&bytes) }
    return bytes.count > Self.longest ? Array(bytes.prefix(Self.longest)) : bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = number(below: bytes.count + 1)
    switch number(below: 9) {
    case 0: bytes.removeSubrange(piece(of: bytes, at: place))
    case 1: bytes.insert(contentsOf: bytes[piece(of: bytes, at: place)], at: place)
    case 2, 3, 4: insertWord(&bytes, place)
    case 5: bytes.insert(UInt8(number(below: 256)), at: place)
    case 6 where place < bytes.count: bytes[place] ^= 1 << UInt8(number(below: 8))
    case 7: bytes.insert(contentsOf: pieceOfAnother(), at: place)
    default: repeatPiece(&bytes, place)
    }
  }

  private mutating func insertWord(_ bytes: inout [UInt8], _ place: Int) {
    guard !words.isEmpty else { return }
    bytes.insert(contentsOf: words[number(below: words.count)], at: place)
  }

  /// Nests, or repeats.
  private mutating func repeatPiece(_ bytes: inout [UInt8], _ place: Int) {
    var piece = Array(bytes[piece(of: bytes, at: place)].prefix(12))
    if number(below: 2) == 0, !words.isEmpty { piece = words[number(below: words.count)] }
    let times = 1 << number(below: 11)
    bytes.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: place)
  }

  private mutating func pieceOfAnother() -> ArraySlice<UInt8> {
    let other = seeds[number(below: seeds.count)]
    return other[piece(of: other, at: number(below: other.count + 1))]
  }

  private mutating func piece(of bytes: [UInt8], at place: Int) -> Range<Int> {
    let length = 1 << number(below: 9)
    return place..<min(bytes.count, place + number(below: length + 1))
  }

  /// An xorshift generator, as good as changes need it.
  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 8) % UInt64(max(1, limit)))
  }
}
