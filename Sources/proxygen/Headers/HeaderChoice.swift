import Foundation

/// Which headers of a folder are worth reading: those that declare protocols, and those that speak of them, such as
/// the class that has the delegate, or one that takes the protocol's name.
struct HeaderChoice {
  /// In their order.
  let chosen: [InputFile]

  init(_ headers: [InputFile]) {
    var words: [String: Set<Substring>] = [:]
    var protocols: Set<Substring> = []
    for file in headers where file.origin != .named || headers.count > 1 {
      guard let data = try? FileBytes.read(file.realPath) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      words[file.realPath] = Set(Self.words(text))
      protocols.formUnion(Self.protocols(text))
    }
    chosen = headers.filter { file in
      file.origin == .named || !(words[file.realPath] ?? []).isDisjoint(with: protocols)
    }
  }

  private static func words(_ text: String) -> [Substring] {
    text.utf8.split { !isOfWord($0) }.compactMap { Substring($0) }
  }

  private static func protocols(_ text: String) -> [Substring] {
    text.ranges(of: "@protocol").compactMap { range in
      let rest = text[range.upperBound...].utf8.drop { !isOfWord($0) }
      return Substring(rest.prefix(while: isOfWord))
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
