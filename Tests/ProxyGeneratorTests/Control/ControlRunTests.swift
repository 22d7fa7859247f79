import Diagnostics
import ProtocolModel
import Testing

@testable import ProxyGenerator

struct ControlRunTests {
  private func run(_ text: String) throws -> (controls: [ControlContext], rules: [String]) {
    let files = [try ProtocolFixture.file(text)]
    var collector = DiagnosticCollector()
    let run = ControlRun(
      style: .builtIn("control"), symbols: SymbolTable(files), files: files)
    let controls = run.parts(into: &collector).compactMap { part -> ControlContext? in
      if case .control(let control, _) = part { control } else { nil }
    }
    return (controls, collector.diagnostics.map(\.rule))
  }

  private func value(_ text: String) throws -> ControlContext.Value {
    try #require(try run(text).controls.first?.values.first)
  }

  @Test(arguments: [
    "class Rating: UIControl { var value = 1 }", "class Rating: UISlider { var value = 1 }",
    "class Base: UIKit.UIControl {}\nclass Rating: Base { var value = 1 }",
  ])
  func subclassesOfControlsAreFound(_ text: String) throws {
    #expect(try run(text).controls.map(\.type) == ["Rating"])
  }

  @Test(arguments: [
    "class Rating: UIView { var value = 1 }", "struct Rating { var value = 1 }",
  ])
  func othersAreNot(_ text: String) throws {
    let (controls, rules) = try run(text)
    #expect(controls.isEmpty)
    #expect(rules == ["no-control"])
  }

  @Test(arguments: [
    ("1", "Int"), ("-0.5", "Double"), ("\"\"", "String"), ("true", "Bool"), ("Date()", "Date"),
  ])
  func initialValuesShowTheirType(_ value: String, _ type: String) throws {
    #expect(try self.value("class Rating: UIControl { var value = \(value) }").type == type)
  }

  @Test func anUnknownTypeIsAnError() throws {
    let (controls, rules) = try run("class Rating: UIControl { var value = make() }")
    #expect(controls.isEmpty)
    #expect(rules == ["untyped-value"])
  }

  @Test(arguments: [
    ("", ".valueChanged"), ("// proxygen:event editingDidEnd", ".editingDidEnd"),
    ("// proxygen:event a, .b", "[.a, .b]"), ("// proxygen:event [.a]", "[.a]"),
  ])
  func events(_ comment: String, _ events: String) throws {
    let text = "class Rating: UIControl {\n\(comment)\nvar value = 1 }"
    #expect(try value(text).events == events)
  }

  @Test func textIsReadWhileItIsEdited() throws {
    #expect(
      try value("class Field: UITextField { var value = 1 }").events
        == "[.allEditingEvents, .valueChanged]")
  }

  @Test(arguments: [
    ("public class Rating: UIControl { public var value = 1 }", "public "),
    ("public class Rating: UIControl { var value = 1 }", ""),
    ("class Rating: UIControl { public var value = 1 }", ""),
  ])
  func accessIsTheNarrowest(_ text: String, _ access: String) throws {
    #expect(try value(text).access == access)
  }

  @Test(arguments: [
    ("class Rating: UIControl { var a = 1; var b = 2 }", ["unclear-value"]),
    ("class Rating: UIButton { var a = 1; var b = 2 }", []),
    ("// proxygen:skip\nclass Rating: UIControl { var a = 1; var b = 2 }", []),
    ("class Rating: UIControl { var value = 1; var valuePublisher = 2 }", ["taken-name"]),
  ])
  func messages(_ text: String, _ rules: [String]) throws {
    #expect(try run(text).rules == rules)
  }
}
