import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ControlValuesTests {
  private func names(_ text: String) throws -> [String]? {
    let type = try #require(try ProtocolFixture.file(text).types.first)
    return ControlValues(type, properties: type.properties).values?.map(\.declaration.name)
  }

  @Test(arguments: [
    ("class RatingControl: UIControl { var stars = 5; var rating = 1; var value = 2 }", "rating"),
    ("class ColorPicker: UIControl { var size = 1; var selectedColor = 1 }", "selectedColor"),
    ("class Knob: UIControl { var size = 1; var value = 1 }", "value"),
    ("class Knob: UIControl { var isOn = true; var size = 1 }", "isOn"),
    ("class Knob: UIControl { var angle = 1 }", "angle"),
    ("class Knob: UIControl { private var a = 1; static var b = 1; let c = 1; var d = 1 }", "d"),
    ("class Knob: UIControl { weak var delegate: (any D)?; lazy var a = 1; var d = 1 }", "d"),
    ("class Knob: UIControl { override var isSelected: Bool; var d = 1 }", "d"),
    ("// proxygen:value b\nclass Knob: UIControl { var value = 1; var b = 2 }", "b"),
    ("class Knob: UIControl { var value = 1\n// proxygen:value\nlet b = 2 }", "b"),
    ("class Knob: UIControl { var a = 1\n// proxygen:skip\nvar b = 2 }", "a"),
  ])
  func one(_ text: String, _ name: String) throws {
    #expect(try names(text) == [name])
  }

  @Test func severalCanBeMarked() throws {
    let text = """
      class Knob: UIControl {
        // proxygen:value
        var a = 1
        // proxygen:value
        var b = 1
        var value = 1
      }
      """
    #expect(try names(text) == ["a", "b"])
  }

  @Test func severalThatCouldBeMeantAreNone() throws {
    #expect(try names("class Knob: UIControl { var a = 1; var b = 2 }") == nil)
  }

  @Test func nothingToPublishIsFine() throws {
    #expect(try names("class Knob: UIControl { let a = 1 }") == [])
  }
}
