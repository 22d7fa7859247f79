/// What `proxygen doctor` found out about one thing that it needs.
struct Examination: Equatable, Sendable {
  enum Result: Equatable, Sendable {
    case found(String)
    /// It can be done without.
    case absent(String)
    /// What is wrong, and what to do.
    case missing(String, advice: String)
  }

  var subject: String
  var result: Result

  var words: String {
    switch result {
    case .found(let words), .absent(let words), .missing(let words, _): words
    }
  }

  var isMissing: Bool {
    if case .missing = result { true } else { false }
  }
}

extension [Examination] {
  /// A line for each, with nothing but what was found.
  var table: String {
    let width = (map(\.subject.count).max() ?? 0) + 2
    return map { examination in
      let padding = String(repeating: " ", count: width - examination.subject.count)
      return "\(examination.subject)\(padding)\(examination.words)\n"
    }.joined()
  }

  /// A line for each, with advice below those that miss something.
  var text: String {
    let width = (map(\.subject.count).max() ?? 0) + 2
    return map { examination in
      let padding = String(repeating: " ", count: width - examination.subject.count)
      let head = examination.subject + padding
      return switch examination.result {
      case .found(let words): "ok       \(head)\(words)\n"
      case .absent(let words): "-        \(head)\(words)\n"
      case .missing(let words, let advice):
        "missing  \(head)\(words)\n"
          + TextWrapping.lines(advice, width: 78 - 9).map { "         \($0)\n" }.joined()
      }
    }.joined()
  }
}
