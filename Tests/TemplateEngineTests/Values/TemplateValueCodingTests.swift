import Foundation
import TemplateEngine
import Testing

struct TemplateValueCodingTests {
  private func decoded(_ json: String) throws -> TemplateValue {
    try JSONDecoder().decode(TemplateValue.self, from: Data(json.utf8))
  }

  @Test(
    arguments: [
      ("null", TemplateValue.null), ("true", true), ("0", 0), ("-7", -7), ("1.25", 1.25),
      ("1e300", 1e300), ("\"\"", ""), ("[]", []), ("{}", [:]),
      (#"{"a":[1,{"b":null}],"c":"1"}"#, ["a": [1, ["b": nil]], "c": "1"]),
    ] as [(String, TemplateValue)])
  func readsJSON(json: String, value: TemplateValue) throws {
    #expect(try decoded(json) == value)
  }

  @Test func writesWhatItReads() throws {
    let value: TemplateValue = ["a": [1, 1.5, "x", false, nil, [:], []]]
    #expect(
      try JSONDecoder().decode(TemplateValue.self, from: JSONEncoder().encode(value)) == value)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(["b": value, "a": nil]), as: UTF8.self)
    #expect(json == #"{"a":null,"b":{"a":[1,1.5,"x",false,null,{},[]]}}"#)
  }
}
