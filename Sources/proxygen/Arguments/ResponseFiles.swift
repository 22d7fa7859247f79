import Essentials

/// `@FILE` on the command line stands for the words in FILE, since systems limit how long a command line may be.
///
/// White space parts the words; quotes and backslashes do what they do in a shell. A word of the file may be such a file, too.
struct ResponseFiles {
  private static let depthLimit = 10

  /// Reads a file, as the command line names it.
  let read: (String) throws(SystemError) -> Data

  func expanded(_ arguments: [String]) throws(UsageError) -> [String] {
    try expanded(arguments, depth: 0)
  }

  private func expanded(_ arguments: [String], depth: Int) throws(UsageError) -> [String] {
    var words: [String] = []
    var isOperand = false
    for argument in arguments {
      if argument == "--" { isOperand = true }
      guard argument.hasPrefix("@"), argument.count > 1, !isOperand else {
        words.append(argument)
        continue
      }
      let path = String(argument.dropFirst())
      guard depth < Self.depthLimit else { throw .tooDeep(path) }
      words += try expanded(try contents(of: path), depth: depth + 1)
    }
    return words
  }

  private func contents(of path: String) throws(UsageError) -> [String] {
    let data: Data
    do {
      data = try read(path)
    } catch {
      throw .unreadableResponseFile(path, error)
    }
    guard let words = Self.words(String(decoding: data, as: UTF8.self)) else {
      throw .openQuote(path)
    }
    return words
  }

  /// Nil for a quote that nothing closes.
  static func words(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let next = rest.popFirst() {
      switch (next, quote) {
      case ("\\", nil), ("\\", "\""): word = (word ?? "") + (rest.popFirst().map { "\($0)" } ?? "")
      case ("'", nil), ("\"", nil):
        quote = next
        word = word ?? ""
      case (let character, let open?) where character == open: quote = nil
      case (let character, nil) where character.isWhitespace:
        if let finished = word { words.append(finished) }
        word = nil
      default: word = (word ?? "") + "\(next)"
      }
    }
    if let word { words.append(word) }
    return quote == nil ? words : nil
  }
}

extension UsageError {
  fileprivate static func unreadableResponseFile(_ path: String, _ error: SystemError) -> UsageError
  {
    UsageError(
      command: nil, rule: "response-file",
      message:
        "'@\(path)' can't be read: \(error.reason); write './@\(path)' for a file whose name begins with '@'"
    )
  }

  fileprivate static func openQuote(_ path: String) -> UsageError {
    UsageError(
      command: nil, rule: "response-file", message: "'@\(path)' has a quote that nothing closes")
  }

  fileprivate static func tooDeep(_ path: String) -> UsageError {
    UsageError(
      command: nil, rule: "response-file",
      message: "'@\(path)' is read from response files that read each other; break the circle")
  }
}
