import Diagnostics
import Essentials

/// What a run that went well has seen, written and said.
struct RunRecord: Equatable, Sendable {
  /// A file that was looked at.
  struct Input: Equatable, Sendable {
    /// Of its path and stamps.
    var stamps: QuickDigest
    /// Of what it declares, which is all that the run made use of; nil when everything in it may have been.
    var declarations: QuickDigest?
  }

  /// All inputs and what lay beside them, sorted by their paths.
  var inputs: [Input]
  /// The files that were written or found to be right.
  var outputs: PathList
  /// The numbers of those that were so new that their stamps say nothing: they have to be read.
  var fresh: Set<Int>
  /// Of all outputs.
  var outputDigest: QuickDigest
  /// All but what was said before the inputs were read.
  var diagnostics: [Diagnostic]
}

/// Numbers of eight bytes, the counts of everything before the things themselves.
extension RunRecord {
  var data: Data? {
    guard let said = try? JSONEncoder().encode(diagnostics) else { return nil }
    var numbers: [UInt64] = [inputs.count, fresh.count, said.count].map { UInt64($0) }
    for input in inputs {
      numbers += input.stamps.numbers + (input.declarations?.numbers ?? [0, 0])
    }
    numbers += outputDigest.numbers + fresh.sorted().map { UInt64($0) }
    return numbers.withUnsafeBytes { Data($0) } + said + Data(outputs.bytes)
  }

  /// Nil for anything else than what `data` gives on a machine like this one.
  init?(_ data: Data) {
    let bytes = Array(data)
    guard bytes.count >= 24 else { return nil }
    let counts = Self.numbers(in: bytes, from: 0, count: 3)
    guard counts.allSatisfy({ $0 <= bytes.count }) else { return nil }
    let (inputs, fresh, said) = (Int(counts[0]), Int(counts[1]), Int(counts[2]))
    let end = 24 + 32 * inputs + 16 + 8 * fresh
    guard end + said <= bytes.count else { return nil }
    self.inputs = Self.numbers(in: bytes, from: 24, count: 4 * inputs).inputs
    let rest = Self.numbers(in: bytes, from: 24 + 32 * inputs, count: 2 + fresh)
    outputDigest = QuickDigest(one: rest[0], other: rest[1])
    outputs = PathList(bytes: Array(bytes[(end + said)...]))
    let count = UInt64(outputs.count)
    guard rest.dropFirst(2).allSatisfy({ $0 < count }) else { return nil }
    self.fresh = Set(rest.dropFirst(2).map { Int($0) })
    let text = bytes[end..<end + said]
    if text.elementsEqual("[]".utf8) {
      diagnostics = []
    } else if let known = try? JSONDecoder().decode([Diagnostic].self, from: Data(text)) {
      diagnostics = known
    } else {
      return nil
    }
  }

  private static func numbers(in bytes: [UInt8], from start: Int, count: Int) -> [UInt64] {
    bytes.withUnsafeBytes { bytes in
      (0..<count).map { bytes.loadUnaligned(fromByteOffset: start + 8 * $0, as: UInt64.self) }
    }
  }
}

extension QuickDigest {
  fileprivate var numbers: [UInt64] { [one, other] }
}

extension [UInt64] {
  /// Four numbers each.
  fileprivate var inputs: [RunRecord.Input] {
    stride(from: 0, to: count, by: 4).map { start in
      let declarations = QuickDigest(one: self[start + 2], other: self[start + 3])
      return RunRecord.Input(
        stamps: QuickDigest(one: self[start], other: self[start + 1]),
        declarations: declarations == QuickDigest(one: 0, other: 0) ? nil : declarations)
    }
  }
}
