import Diagnostics
import Essentials

/// Text → `LocatedJSON`. Comments (`//`, `/* */`) may stand wherever white space may, and a comma may follow the last of a list.
struct LocatedJSONParser {
  /// Where the text isn't JSON, and how to mend it.
  struct Fault: Error, Equatable {
    var location: SourceLocation
    var message: String
  }

  private static let depthLimit = 64

  private let path: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  private init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// - Throws: a `Fault` at the first byte that no JSON text can have there.
  static func parse(_ text: String, path: String) throws(Fault) -> LocatedJSON {
    var parser = LocatedJSONParser(Array(text.utf8), path: path)
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value()
    try parser.skipSpace()
    guard parser.next == nil else { throw parser.fault("nothing may follow the value") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(Fault) -> LocatedJSON {
    try skipSpace()
    let location = location
    guard let first = next else { throw fault("a value is missing") }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { throw fault("the values are nested too deeply") }
    let value: LocatedJSON.Value =
      switch first {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .array(try elements())
      case UInt8(ascii: "\""): .string(try string())
      default: try word()
      }
    return LocatedJSON(value: value, location: location)
  }

  private mutating func members() throws(Fault) -> [LocatedJSON.Member] {
    var members: [LocatedJSON.Member] = []
    var names: Set<String> = []
    try list(until: "}") { (parser) throws(Fault) in
      let location = parser.location
      guard parser.next == UInt8(ascii: "\"") else {
        throw parser.fault("a key in double quotes is missing")
      }
      let name = try parser.string()
      try parser.skipSpace()
      guard parser.take(":") else { throw parser.fault("a ':' is missing after the key") }
      let value = try parser.value()
      guard names.insert(name).inserted else {
        throw Fault(location: location, message: "the key '\(name)' is there twice; remove one")
      }
      members.append(.init(name: name, location: location, value: value))
    }
    return members
  }

  private mutating func elements() throws(Fault) -> [LocatedJSON] {
    var elements: [LocatedJSON] = []
    try list(until: "]") { (parser) throws(Fault) in elements.append(try parser.value()) }
    return elements
  }

  /// What stands between two brackets, of which the first is next.
  private mutating func list(
    until end: Unicode.Scalar, element: (inout Self) throws(Fault) -> Void
  ) throws(Fault) {
    position += 1
    try skipSpace()
    while !take(end) {
      try element(&self)
      try skipSpace()
      if take(",") {
        try skipSpace()
      } else if next != UInt8(ascii: end) {
        throw fault("a ',' or '\(end)' is missing")
      }
    }
  }

  /// A string's escapes are Foundation's matter.
  private mutating func string() throws(Fault) -> String {
    let start = location
    let first = position
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { break }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard take("\"") else { throw Fault(location: start, message: "the string has no end") }
    guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes[first..<position]))
    else {
      throw Fault(location: start, message: "the string has an escape that JSON doesn't know")
    }
    return text
  }

  private mutating func word() throws(Fault) -> LocatedJSON.Value {
    let start = location
    let first = position
    while let byte = next, Self.isWordByte(byte) { position += 1 }
    let word = String(decoding: bytes[first..<position], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case _ where isNumber(word): return .number(word)
    case "": throw fault("a value is missing")
    default:
      throw Fault(location: start, message: "'\(word)' is no value; strings need double quotes")
    }
  }

  private func isNumber(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return (first == UInt8(ascii: "-") || (0x30...0x39).contains(first))
      && (try? JSONDecoder().decode(Double.self, from: Data(word.utf8))) != nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "+", ".", "_", "$", "'": true
    default: byte >= 0x80
    }
  }

  // MARK: Space

  private mutating func skipSpace() throws(Fault) {
    while let byte = next {
      switch UnicodeScalar(byte) {
      case " ", "\t", "\r": position += 1
      case "\n": takeLineBreak()
      case "/": try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Fault) {
    let start = location
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch UnicodeScalar(second) {
    case "/":
      while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
    case "*":
      position += 2
      while !(next == UInt8(ascii: "*") && position + 1 < bytes.count
        && bytes[position + 1] == UInt8(ascii: "/"))
      {
        guard let byte = next else {
          throw Fault(location: start, message: "the comment has no end")
        }
        if byte == UInt8(ascii: "\n") { takeLineBreak() } else { position += 1 }
      }
      position += 2
    default:
      throw fault("a comment begins with '//' or '/*'")
    }
  }

  private mutating func takeLineBreak() {
    position += 1
    line += 1
    lineStart = position
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var location: SourceLocation {
    SourceLocation(path: path, line: line, column: position - lineStart + 1)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func fault(_ message: String) -> Fault { Fault(location: location, message: message) }
}
