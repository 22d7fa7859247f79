import Essentials

/// Which headers of a folder are worth reading: those that declare protocols, those that speak of them, such as the class
/// that has the delegate, and those that define what either mentions, which `@class` alone doesn't.
struct HeaderChoice {
  /// In their order.
  let chosen: [InputFile]

  private struct Text {
    var words: Set<Substring> = []
    /// Classes and protocols.
    var defined: Set<Substring> = []
  }

  init(_ headers: [InputFile]) {
    var texts: [String: Text] = [:]
    var wanted: Set<Substring> = []
    for file in headers where headers.contains(where: { $0.origin != .named }) {
      guard let data = try? FileBytes.read(file.realPath) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let protocols = Self.names(after: "@protocol", in: text)
      wanted.formUnion(protocols)
      texts[file.realPath] = Text(
        words: Set(text.utf8.split { !Self.isOfWord($0) }.compactMap { Substring($0) }),
        defined: Set(protocols + Self.names(after: "@interface", in: text)))
    }
    var known: Set<Substring> = []
    var taken = Set(headers.filter { $0.origin == .named }.map(\.realPath))
    for file in headers where !(texts[file.realPath]?.words.isDisjoint(with: wanted) ?? true) {
      taken.insert(file.realPath)
    }
    var new = taken
    while !new.isEmpty {
      let mentioned = new.reduce(into: Set<Substring>()) { $0.formUnion(texts[$1]?.words ?? []) }
        .subtracting(known)
      known.formUnion(mentioned)
      new = Set(
        texts.filter { !taken.contains($0.key) && !$0.value.defined.isDisjoint(with: mentioned) }
          .keys)
      taken.formUnion(new)
    }
    chosen = headers.filter { taken.contains($0.realPath) }
  }

  private static func names(after keyword: String, in text: String) -> [Substring] {
    text.ranges(of: keyword).compactMap { range in
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
