import Testing

@testable import proxygen

@Suite struct ConfigurationDumpTests {
  private static let text = """
    {
      "$schema": "x.json", "version": 1, "inputs": ["A", "B"], "modules": ["UIKit"], "keep-going": true,
      "lookup": {"import-folders": ["i"], "framework-folders": ["f"], "sdk": "iphoneos", "definitions": ["D=1"], "header-module": "M", "target": "t"},
      "outputs": [
        {"path": "G"},
        {"style": ["rx", "./S"], "path": "H", "templates": "T", "protocols": ["A*"],
         "names": {"file": "{{proxy}}", "proxy": "{{protocol}}P", "standalone": "{{parent}}"}}
      ],
      "defaults": {"CGSize": ".zero"},
      "protocols": {
        "A": {
          "parent": ["X", "Y"], "property": "p", "skip": false, "standalone": true,
          "requirements": {"a(_:)": {"replay": 2, "keep-sender": true, "default": "1"}}
        }
      },
      "controls": {"C": {"value": "v", "properties": {"v": {"event": "e"}}}}
    }
    """

  /// Places differ: only what is said counts.
  @Test func readsAsTheSame() throws {
    let first = try #require(ConfigurationReader.configuration(Self.text, path: "a").0)
    let dump = ConfigurationDump(first).text
    let second = try #require(ConfigurationReader.configuration(dump, path: "b").0)
    #expect(ConfigurationDump(second).text == dump)
    #expect(second.outputs.map(\.styles) == first.outputs.map(\.styles))
    #expect(second.rules.protocols.flatMap(\.choices).count == 4)
    for word in ["x.json"] { #expect(!dump.contains(word)) }
    for word in [
      "iphoneos", "\"./S\"", "{{protocol}}P", "\"skip\" : false", "\"replay\" : 2", "CGSize",
    ] {
      #expect(dump.contains(word), "\(word)")
    }
  }

  @Test func anEmptyConfigurationIsShort() throws {
    let empty = try #require(ConfigurationReader.configuration("{\"version\": 1}", path: "a").0)
    #expect(ConfigurationDump(empty).text == "{\n  \"version\" : 1\n}\n")
  }
}
