extension FuzzTarget {
  /// What comments tell, and what becomes of it in the output: three lines are what three comments say.
  static let comments = FuzzTarget(
    name: "comments", seedSuffix: ".comments",
    words: [
      "parent Door", "property delegate", "setter object.setDelegate(delegate)", "untyped-parent",
      "standalone", "name opened", "default 0", "default .closed", "skip", "replay 1",
      "keep-sender",
      "event priced", "value", "retain", "\n", " ", "{ evil() }", "; evil()", "}", "{", "*/", "/*",
      "//", "`", "\"", "\\(", "\"\"\"", "\u{202E}", "\u{2028}", "\r", "\0", "#if", "as! Int", "[",
      "]",
      "(", ")", ",", "default 0, 1", "name init", "name `class`", "name rx", "parent Door<Int>",
      "default { 0 }()", "/a/", "#sourceLocation(file: \"x\", line: 1)", "@", "name 👩‍👩‍👧",
    ]
  ) { bytes in
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    func comment(_ index: Int) -> String {
      index < lines.count && !lines[index].isEmpty ? "// proxygen:\(lines[index])\n" : ""
    }
    let text = """
      public final class Door { public weak var delegate: (any DoorDelegate)? }
      \(comment(0))public protocol DoorDelegate: AnyObject {
      \(comment(1))  func door(_ door: Door, didOpen count: Int)
      \(comment(2))  func door(_ door: Door, priceOf item: String) -> Int
      }
      """
    return OutputProperties().fault(of: text)
  }
}
