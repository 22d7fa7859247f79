import Foundation

extension FuzzTarget {
  /// A configuration's text → what it says.
  static let configuration = FuzzTarget(
    name: "configuration", seedSuffix: ".json",
    words: [
      "{", "}", "[", "]", ":", ",", "\"", "\\u0041", "\\uD83D", "//", "/*", "*/", "\"version\": 1,",
      "\"inputs\": [\"a\"],", "\"outputs\": [{\"style\": \"rx\", \"path\": \"G\"}],",
      "\"protocols\": {",
      "\"ThingDelegate\": {", "\"requirements\": {", "\"a(_:b:)\": {", "\"name\": \"x\",",
      "\"default\": \"0\",",
      "\"replay\": 1,", "\"skip\": true,", "\"defaults\": {", "\"controls\": {",
      "\"properties\": {", "true",
      "null", "1e999", "-0", "99999999999999999999", "\u{FEFF}", "*",
    ]
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let (read, diagnostics) = ConfigurationReader.configuration(text, path: "proxygen.json")
    guard let read else {
      return diagnostics.isEmpty ? "it is refused without a word" : nil
    }
    let dump = ConfigurationDump(read).text
    let (again, problems) = ConfigurationReader.configuration(dump, path: "proxygen.json")
    guard let again else { return "what it is understood as is refused: \(problems)\n\(dump)" }
    return ConfigurationDump(again).text == dump
      ? nil : "it is understood otherwise again:\n\(dump)"
  }
}
