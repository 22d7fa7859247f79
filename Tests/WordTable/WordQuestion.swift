import TestSupport

/// A selector for each word that comes out differently for verbs, prepositions and other words.
enum WordQuestion {
  enum Answer {
    case preposition
    /// Verb or gerund; which one has no consequence that a selector shows.
    case verb
    case other
  }

  /// Many words a protocol, and many protocols a header: the importer looks for members of one name.
  private static let wordsPerProtocol = 200
  private static let wordsPerHeader = 4000

  static func ask(_ words: Set<String>, _ importer: Importer) throws -> [String: Answer] {
    let words = words.sorted()
    var answers: [String: Answer] = [:]
    for start in stride(from: 0, to: words.count, by: wordsPerHeader) {
      let some = words[start..<min(start + wordsPerHeader, words.count)]
      let lines = try importer.interface(of: header(some)).split(separator: "\n").filter {
        $0.contains(" func ")
      }
      guard lines.count == 2 * some.count else {
        throw CompilationFailure(
          diagnostics: "\(2 * some.count) methods in, \(lines.count) methods out")
      }
      for (number, word) in some.enumerated() {
        answers[word] = answer(label: lines[2 * number], base: lines[2 * number + 1])
      }
    }
    return answers
  }

  /// `zzWordQzx:(Qzx *)` loses its type after a verb and a preposition, and `bbWordQzx:(Qzx *)` is split
  /// before a preposition.
  private static func header(_ words: ArraySlice<String>) -> String {
    var lines = [
      "#import <Foundation/Foundation.h>", "NS_ASSUME_NONNULL_BEGIN", "@interface Qzx : NSObject",
    ]
    for (number, word) in words.enumerated() {
      if number.isMultiple(of: wordsPerProtocol) {
        lines += ["@end", "@protocol Words\(number)"]
      }
      let word = word.prefix(1).uppercased() + word.dropFirst()
      lines.append("- (void)aa:(int)a zz\(word)Qzx:(Qzx *)q;")
      lines.append("- (void)bb\(word)Qzx:(Qzx *)q;")
    }
    return (lines + ["@end", "NS_ASSUME_NONNULL_END"]).joined(separator: "\n") + "\n"
  }

  private static func answer(label: Substring, base: Substring) -> Answer {
    if !base.contains("(_ q: Qzx)") { return .preposition }
    return label.contains("Qzx q: Qzx)") ? .other : .verb
  }
}
