/// Words in libFuzzer's form: one in quotation marks a line, bytes outside of ASCII as numbers.
struct FuzzDictionary {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  var text: String {
    words.map { word in
      "\"" + word.utf8.map(Self.escaped).joined() + "\"\n"
    }.joined()
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): return "\\" + String(UnicodeScalar(byte))
    case 0x20...0x7E: return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16)
      return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}
