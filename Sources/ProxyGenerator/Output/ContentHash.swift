import Essentials

/// SHA-256 of bytes (FIPS 180-4), which no library of a plain toolchain has: tells contents apart that nobody may
/// confuse, on every machine alike.
public struct ContentHash: Hashable, Sendable {
  private let words: [UInt32]

  public init(_ bytes: some Sequence<UInt8>) {
    words =
      bytes.withContiguousStorageIfAvailable(ContentHash.words)
      ?? Array(bytes).withUnsafeBufferPointer(ContentHash.words)
  }

  public init(_ text: String) { self.init(text.utf8) }

  /// 64 digits, in lower case.
  public var hexadecimal: String {
    words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// As a Content Security Policy names what it allows (`sha256-…`).
  public var policySource: String {
    let bytes = words.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}

extension ContentHash {
  /// The first 32 bits of the fractions of the square roots of the first eight primes.
  private static let initialState: [UInt32] = primes.prefix(8).map {
    fraction(Double($0).squareRoot())
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes; exact in `cubeRoot`.
  private static let constants: [UInt32] = primes.map(cubeRootFraction)

  private static let primes: [UInt64] = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  private static func fraction(_ number: Double) -> UInt32 {
    UInt32((number - number.rounded(.down)) * 4_294_967_296)
  }

  /// By bisection in whole numbers: the largest `root` with `root³ ≤ prime · 2⁹⁶` ends in these bits.
  private static func cubeRootFraction(_ prime: UInt64) -> UInt32 {
    var low: UInt64 = 0
    var high: UInt64 = 8 << 32
    while high - low > 1 {
      let middle = (low + high) / 2
      if isCube(middle, atMost: prime) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  /// Whether `(root / 2³²)³ ≤ prime`.
  private static func isCube(_ root: UInt64, atMost prime: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    let low = square.low.multipliedFullWidth(by: root)
    let (middle, carry) = (square.high * root).addingReportingOverflow(low.high)
    guard !carry else { return false }
    // The cube is `middle · 2⁶⁴ + low.low`; the bound is `prime · 2⁹⁶`.
    return middle < prime << 32 || (middle == prime << 32 && low.low == 0)
  }

  private static func words(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var state = initialState
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count - bytes.count % 64
    for start in stride(from: 0, to: whole, by: 64) {
      mix(UnsafeBufferPointer(rebasing: bytes[start..<start + 64]), &schedule, into: &state)
    }
    let last = padded(Array(bytes[whole...]), byteCount: UInt64(bytes.count))
    last.withUnsafeBufferPointer { last in
      for start in stride(from: 0, to: last.count, by: 64) {
        mix(UnsafeBufferPointer(rebasing: last[start..<start + 64]), &schedule, into: &state)
      }
    }
    return state
  }

  /// The last blocks: a one bit, zeros, and the length in bits.
  private static func padded(_ rest: [UInt8], byteCount: UInt64) -> [UInt8] {
    var bytes = rest + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bits = byteCount &* 8
    return bytes + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
  }

  /// - Parameter schedule: room for it.
  private static func mix(
    _ block: UnsafeBufferPointer<UInt8>, _ schedule: inout [UInt32], into state: inout [UInt32]
  ) {
    fill(&schedule, from: block)
    let constants = constants
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ sum1 &+ choice &+ constants[round] &+ schedule[round]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  private static func fill(
    _ words: inout [UInt32], from block: UnsafeBufferPointer<UInt8>
  ) {
    for index in 0..<16 {
      let start = 4 * index
      words[index] =
        UInt32(block[start]) << 24 | UInt32(block[start + 1]) << 16
        | UInt32(block[start + 2]) << 8 | UInt32(block[start + 3])
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let sum0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let sum1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words[index] = words[index - 16] &+ sum0 &+ words[index - 7] &+ sum1
    }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
