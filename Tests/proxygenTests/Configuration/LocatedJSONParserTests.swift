import Diagnostics
import Foundation
import Testing

@testable import proxygen

@Suite struct LocatedJSONParserTests {
  private func parse(_ text: String) throws -> LocatedJSON {
    try LocatedJSONParser.parse(text, path: "c.json")
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try LocatedJSONParser.parse(text, path: "c.json")
      return nil
    } catch {
      return "\(error.location.line):\(error.location.column) \(error.message)"
    }
  }

  @Test func everyKindOfValue() throws {
    let json = try parse(#"{"a": [null, true, -1.5e3, "x\n\u00e9"], "b": {}}"#)
    guard case .object(let members) = json.value, case .array(let values) = members[0].value.value
    else {
      Issue.record("\(json)")
      return
    }
    #expect(members.map(\.name) == ["a", "b"])
    #expect(
      values.map(\.value) == [.null, .boolean(true), .number("-1.5e3"), .string("x\né")])
    #expect(values[3].location == SourceLocation(path: "c.json", line: 1, column: 28))
  }

  @Test func commentsAndLastCommas() throws {
    let text = """
      // a
      { /* b
      */ "a": [1, 2,], // c
      }

      """
    guard case .object(let members) = try parse(text).value else {
      Issue.record("no object")
      return
    }
    #expect(members[0].location == SourceLocation(path: "c.json", line: 3, column: 4))
  }

  @Test func aByteOrderMarkIsNoText() throws {
    #expect(try parse("\u{FEFF}1").value == .number("1"))
  }

  @Test(arguments: [
    ("", "1:1 a value is missing"),
    ("{\n  \"a\" 1}", "2:7 a ':' is missing after the key"),
    ("{a: 1}", "1:2 a key in double quotes is missing"),
    ("[1\n 2]", "2:2 a ',' or ']' is missing"),
    ("[1,,2]", "1:4 a value is missing"),
    ("{\"a\": 1, \"a\": 2}", "1:10 the key 'a' is there twice; remove one"),
    ("[\"a", "1:2 the string has no end"),
    ("[\"a\n\"]", "1:2 the string has no end"),
    (#"["\x"]"#, "1:2 the string has an escape that JSON doesn't know"),
    ("[01]", "1:2 '01' is no value; strings need double quotes"),
    ("[yes]", "1:2 'yes' is no value; strings need double quotes"),
    ("1 2", "1:3 nothing may follow the value"),
    ("/* a", "1:1 the comment has no end"),
    ("/a", "1:1 a comment begins with '//' or '/*'"),
    (String(repeating: "[", count: 100_000), "1:64 the values are nested too deeply"),
  ])
  func whatIsNoJSON(_ text: String, _ message: String) {
    #expect(fault(text) == message)
  }

  /// Whatever text is cut off or mixed up, reading it ends.
  @Test func anyBeginningOfAText() {
    let text = #"{"a": [null, /* x */ true, -1.5e3, "x\n"], "b": {}} // y"#
    for length in 0..<text.count { _ = fault(String(text.prefix(length))) }
    #expect(fault(text) == nil)
  }

  /// What Foundation takes for JSON, it takes for the same.
  @Test func agreesWithFoundation() throws {
    let text = ConfigurationSchema.text
    let theirs = try JSONDecoder().decode(Plain.self, from: Data(text.utf8))
    #expect(Plain(try parse(text)) == theirs)
  }
}

/// A value without places.
private indirect enum Plain: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([Plain])
  case object([String: Plain])

  init(_ json: LocatedJSON) {
    switch json.value {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let text): self = .number(Double(text) ?? .nan)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map(Plain.init))
    case .object(let members):
      self = .object(Dictionary(members.map { ($0.name, Plain($0.value)) }) { $1 })
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([Plain].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: Plain].self))
    }
  }
}
