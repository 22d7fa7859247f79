import Diagnostics
import Essentials

/// What a run that went well has seen, written and said.
struct RunRecord: Equatable, Sendable {
  /// Of all inputs and of what lay beside them.
  var inputs: String
  /// The paths of the files that were written or found to be right, as messages show them.
  var outputs: [String]
  /// The numbers of those that were so new that their stamps say nothing: they have to be read.
  var fresh: Set<Int>
  /// Of all outputs.
  var outputDigest: String
  /// All but what was said before the inputs were read.
  var diagnostics: [Diagnostic]
}

/// Lines, each ended by a NUL, since paths may hold anything else.
extension RunRecord {
  var data: Data? {
    guard let diagnostics = try? JSONEncoder().encode(diagnostics) else { return nil }
    let numbers = fresh.sorted().map { String($0) }.joined(separator: " ")
    let head = [inputs, outputDigest, numbers, String(decoding: diagnostics, as: UTF8.self)]
    return Data((head + outputs).joined(separator: "\0").utf8)
  }

  /// Nil for anything else than what `data` gives.
  init?(_ data: Data) {
    let parts = String(decoding: data, as: UTF8.self)
      .split(separator: "\0", omittingEmptySubsequences: false)
    guard parts.count >= 4 else { return nil }
    let numbers = parts[2].split(separator: " ").map { Int($0) }
    outputs = parts[4...].map { String($0) }
    let count = outputs.count
    guard !numbers.contains(where: { !(0..<count).contains($0 ?? -1) }) else { return nil }
    inputs = String(parts[0])
    outputDigest = String(parts[1])
    fresh = Set(numbers.compactMap(\.self))
    if parts[3] == "[]" {
      diagnostics = []
    } else if let known = try? JSONDecoder().decode(
      [Diagnostic].self, from: Data(parts[3].utf8))
    {
      diagnostics = known
    } else {
      return nil
    }
  }
}
