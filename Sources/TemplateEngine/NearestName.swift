/// Finds the name that somebody meant who wrote an unknown one.
enum NearestName {
  /// Longer names are not compared: the comparison takes quadratic time and a hint is not worth it.
  private static let longest = 64

  /// The end of a message about an unknown name: what to do about it.
  static func advice(_ name: String, among candidates: some Sequence<String>) -> String {
    guard let nearest = find(name, among: candidates) else {
      return "; correct the name or provide it"
    }
    return "; did you mean \(nearest.quoted)?"
  }

  /// The nearest of the candidates that differ by few enough slips (a wrong, missing, additional or swapped
  /// letter); letter case hardly counts. Of equally near ones, the first in ascending order.
  static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.utf8)
    guard wanted.count <= longest else { return nil }
    let limit = max(1, wanted.count / 3)
    var nearest: (slips: Int, name: String)?
    for candidate in Set(candidates) where candidate != name && isWritable(candidate) {
      let letters = Array(candidate.utf8)
      guard letters.count <= longest, abs(letters.count - wanted.count) <= limit else { continue }
      let slips = distance(lowercase(wanted), lowercase(letters))
      guard slips <= limit, slips < wanted.count else { continue }
      if nearest.map({ (slips, candidate) < ($0.slips, $0.name) }) ?? true {
        nearest = (slips, candidate)
      }
    }
    return nearest?.name
  }

  /// Whether a tag could hold the name at all.
  private static func isWritable(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(where: \.isWhitespace)
  }

  private static func lowercase(_ letters: [UInt8]) -> [UInt8] {
    letters.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  /// The optimal string alignment distance.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var slips = min(last[column + 1] + 1, current[column] + 1)
        slips = min(slips, last[column] + (letter == other ? 0 : 1))
        let swaps =
          row > 0 && column > 0 && letter == right[column - 1] && left[row - 1] == other
        if swaps { slips = min(slips, beforeLast[column - 1] + 1) }
        current.append(slips)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
