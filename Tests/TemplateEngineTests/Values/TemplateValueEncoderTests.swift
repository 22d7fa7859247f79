import TemplateEngine
import Testing

struct TemplateValueEncoderTests {
  struct Scalars: Encodable {
    var text = "x"
    var flag = true
    var double = 1.5
    var float: Float = 1.1
    var integer = -1
    var integers: [Int8] = [1]
    var words: (some Encodable)? { nil as String? }
    var small: UInt8 = 255
    var big: Int64 = .max
    var unsigned: UInt = 7
  }

  @Test func turnsAStructureIntoAnObject() throws {
    #expect(
      try TemplateValue(encoding: Scalars()) == [
        "text": "x", "flag": true, "double": 1.5, "float": 1.1, "integer": -1, "integers": [1],
        "small": 255, "big": .integer(Int(Int64.max)), "unsigned": 7,
      ])
  }

  struct Missing: Encodable {
    var a: Bool?
    var b: String?
    var c: Double?
    var d: Float?
    var e: Int?
    var f: Int8?
    var g: Int16?
    var h: Int32?
    var i: Int64?
    var j: UInt?
    var k: UInt8?
    var l: UInt16?
    var m: UInt32?
    var n: UInt64?
    var o: [Int]?
    var p: [String: Int]?
    var q: Kind?
    var r: Int??
  }

  enum Kind: String, Encodable { case event }

  @Test func keepsAMissingMemberAsNull() throws {
    let members = "abcdefghijklmnopqr".map { (String($0), TemplateValue.null) }
    #expect(
      try TemplateValue(encoding: Missing()) == .object(Dictionary(uniqueKeysWithValues: members)))
  }

  @Test func soStrictModeKnowsIt() throws {
    struct Context: Encodable {
      var parent: String?
      var count: Int?
    }
    let value = try TemplateValue(encoding: Context(parent: nil, count: 2))
    #expect(try rendered("{{^parent}}no{{/parent}}{{parent}}{{count}}", value) == "no2")
  }

  @Test func followsCollectionsAndOptionals() throws {
    let lists: [[Int?]] = [[1, nil], []]
    #expect(try TemplateValue(encoding: lists) == [[1, nil], []])
    let table: [String: [String: Int?]] = ["a": ["b": 1, "c": nil], "d": [:]]
    #expect(try TemplateValue(encoding: table) == ["a": ["b": 1, "c": nil], "d": [:]])
    #expect(try TemplateValue(encoding: [1: "a"]) == ["1": "a"])
    #expect(try TemplateValue(encoding: nil as Int?) == .null)
    #expect(try TemplateValue(encoding: "x") == "x")
  }

  @Test func followsEnumerations() throws {
    enum Payload: Encodable {
      case none
      case one(label: String?, Int)
    }
    #expect(try TemplateValue(encoding: [Kind.event]) == ["event"])
    #expect(try TemplateValue(encoding: Payload.none) == ["none": [:]])
    #expect(
      try TemplateValue(encoding: Payload.one(label: nil, 3)) == ["one": ["label": nil, "_1": 3]])
  }

  @Test func takesValuesAsTheyAre() throws {
    let value: TemplateValue = ["a": [1, nil, ["b": "c"]]]
    #expect(try TemplateValue(encoding: value) == value)
    #expect(try TemplateValue(encoding: ["x": value]) == ["x": value])
  }

  struct Nested: Encodable {
    enum Key: String, CodingKey { case object, list, own, nothing }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      var object = container.nestedContainer(keyedBy: Key.self, forKey: .object)
      try object.encode(1, forKey: .own)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      try list.encode("a")
      try list.encodeNil()
      var inner = list.nestedContainer(keyedBy: Key.self)
      try inner.encode(2, forKey: .own)
      var innerList = list.nestedUnkeyedContainer()
      try innerList.encode(3)
      try [4].encode(to: list.superEncoder())
      #expect(list.count == 5)
      try container.encodeNil(forKey: .nothing)
      try [5].encode(to: container.superEncoder(forKey: .own))
      try ["b": 6].encode(to: container.superEncoder())
      try object.encode(7, forKey: .nothing)
    }
  }

  @Test func followsNestedContainers() throws {
    #expect(
      try TemplateValue(encoding: Nested()) == [
        "object": ["own": 1, "nothing": 7], "list": ["a", nil, ["own": 2], [3], [4]],
        "nothing": nil, "own": [5], "super": ["b": 6],
      ])
  }

  @Test func refusesAnIntegerThatDoesNotFit() throws {
    let error = #expect(throws: EncodingError.self) {
      try TemplateValue(encoding: ["a": [0, UInt64.max]])
    }
    guard case .invalidValue(_, let context) = try #require(error) else {
      Issue.record("not about a value")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
    #expect(context.debugDescription == "18446744073709551615 does not fit into Int")
  }

  @Test func handsOnTheErrorOfAType() {
    struct Fault: Error {}
    struct Faulty: Encodable {
      func encode(to encoder: any Encoder) throws { throw Fault() }
    }
    #expect(throws: Fault.self) { try TemplateValue(encoding: [Faulty()]) }
  }
}
