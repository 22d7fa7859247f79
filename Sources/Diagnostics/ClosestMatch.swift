/// The candidate that a misspelt word most likely means, for "did you mean"; nil when none is close.
///
/// Close means at most a third of the word's letters inserted, removed, replaced or swapped with a neighbour
/// (optimal string alignment distance), ignoring case. Of equally close candidates the first one wins.
public func closestMatch(to word: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, word.count / 3)
  let target = Array(word.lowercased())
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased())
    guard abs(letters.count - target.count) <= limit else { continue }
    let distance = alignmentDistance(target, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

private func alignmentDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let cost = first[row] == second[column] ? 0 : 1
      var best = min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
