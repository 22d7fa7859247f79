import Foundation
import TestSupport

@testable import ObjCFrontEnd

/// `word-table LIST…`: asks the compiler's importer about all words of the lists and what is made of them,
/// and writes what it learnt as the word table of the namer.
enum WordTableCommand {
  static let table = Repository.root.appendingPathComponent(
    "Sources/ObjCFrontEnd/Name/WordTable.swift")

  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let lists = try arguments.map { try words(in: URL(fileURLWithPath: $0)) }
      let census = try WordCensus(words: lists.reduce(into: []) { $0.formUnion($1) })
      let missed = census.exceptions
      guard missed.isEmpty else {
        report("These words don't follow the rules of PartsOfSpeech: \(missed)")
        return 1
      }
      try Data(WordTableSource(parts: census.parts).text.utf8).write(to: table)
      print(
        "\(census.count) words asked: \(census.parts.prepositions.count) prepositions, "
          + "\(census.parts.verbs.count) verbs that others follow from")
      return 0
    } catch {
      report("\(error)")
      return 1
    }
  }

  /// Names, words with an apostrophe and words with an accent are no words of a selector.
  private static func words(in list: URL) throws -> Set<String> {
    let text = try String(contentsOf: list, encoding: .utf8)
    let words = text.split(whereSeparator: \.isWhitespace).filter { word in
      word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }
    return Set(words.map { $0.lowercased() })
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
