/// Finds the word that a user probably meant.
enum Spelling {
  /// `did you mean …?` with the closest of `candidates`, or nil if none is close. The earlier one wins a draw.
  static func suggestion(for word: String, among candidates: [String]) -> String? {
    closest(to: word, among: candidates).map { "did you mean `\($0)`?" }
  }

  /// A word is close when a third of its letters, at least one, is wrong, or when it is the beginning of
  /// one candidate only.
  static func closest(to word: String, among candidates: [String]) -> String? {
    let limit = max(1, word.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let distance = distance(from: Array(word.lowercased()), to: Array(candidate.lowercased()))
      if distance <= min(limit, best.map { $0.distance - 1 } ?? limit) {
        best = (candidate, distance)
      }
    }
    if let best { return best.candidate }
    let longer = candidates.filter { !word.isEmpty && $0.hasPrefix(word) && $0 != word }
    return longer.count == 1 ? longer.first : nil
  }

  /// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours count one each.
  private static func distance(from source: [Character], to target: [Character]) -> Int {
    var previous: [Int] = []
    var current = Array(0...target.count)
    for (row, letter) in source.enumerated() {
      let beforePrevious = previous
      previous = current
      current = [row + 1]
      for (column, other) in target.enumerated() {
        let replaced = previous[column] + (letter == other ? 0 : 1)
        var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
    }
    return current[target.count]
  }
}
