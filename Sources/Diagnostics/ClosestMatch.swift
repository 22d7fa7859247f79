/// The candidate that a misspelt word most likely means, for "did you mean"; nil when none is close.
///
/// Close means at most a third of the word's letters, but one in any case, inserted, removed, replaced or swapped
/// with a neighbour (optimal string alignment distance), ignoring case; or being the only candidate that starts
/// with the word. Of equally close candidates the first one wins. Words over 64 letters have no match, since the
/// comparison takes quadratic time.
public func closestMatch(to word: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, word.count / 3)
  let target = Array(word.lowercased())
  guard !target.isEmpty, target.count <= longestWord else { return nil }
  var best: (candidate: String, distance: Int)?
  var longer: [String] = []
  for candidate in candidates where candidate != word {
    let letters = Array(candidate.lowercased())
    if candidate.hasPrefix(word) { longer.append(candidate) }
    guard abs(letters.count - target.count) <= limit, letters.count <= longestWord else { continue }
    let distance = alignmentDistance(target, letters)
    guard distance <= limit, distance < target.count else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate ?? (longer.count == 1 ? longer.first : nil)
}

private let longestWord = 64

private func alignmentDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let cost = first[row] == second[column] ? 0 : 1
      var best = min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && first[row] == second[column - 1]
        && first[row - 1] == second[column]
      if isSwap { best = min(best, beforeLast[column - 1] + 1) }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
