/// Names for places on a page, each once.
struct Anchors {
  private var taken: Set<String>

  /// - Parameter taken: what the page names itself.
  init(besides taken: Set<String> = []) { self.taken = taken }

  /// Words of the name with hyphens between them; a number behind where that name was given already.
  mutating func anchor(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    let plain = words.isEmpty ? "unnamed" : words.joined(separator: "-")
    var anchor = plain
    var number = 2
    while !taken.insert(anchor).inserted {
      anchor = "\(plain)-\(number)"
      number += 1
    }
    return anchor
  }
}
