import ProtocolModel
import TemplateEngine
import Testing

@testable import ProxyGenerator

struct NameClashTests {
  private func clash(_ text: String, module: String? = nil) throws -> NameClash {
    NameClash(style: .rx, files: [try ProtocolFixture.file(text, module: module)])
  }

  @Test(arguments: [
    ("struct Observable {}", "RxSwift.Observable Once"),
    ("protocol Once {}", "Observable FirstCall"),
    ("typealias Observable = Int", "RxSwift.Observable Once"),
    ("enum Inner { struct Observable {}; struct Once {} }", "Observable Once"),
    ("", "Observable Once"),
  ])
  func theTemplatesNamesGiveWay(_ text: String, _ expected: String) throws {
    let library = TemplateLibrary(["rx/a": "Observable Once"])
    #expect(try clash(text).resolved(in: library)["rx/a"] == expected)
  }

  /// What the generator writes without a template follows.
  @Test(arguments: [("class Task {}", "_Concurrency.Task"), ("class Chore {}", "Task")])
  func theGeneratorsNamesGiveWay(_ text: String, _ expected: String) throws {
    #expect(try clash(text).resolvedStyle.spelled("Task") == expected)
  }

  /// It has a module of its own to be told apart by.
  @Test func aTypeOfAnotherModuleHidesNothing() throws {
    #expect(try clash("struct Observable {}", module: "Sky").declared.isEmpty)
  }

  @Test(arguments: [
    ("func a(_ b: Base)", 1), ("func a() -> [Base?]", 1), ("var a: Base.Kind { get }", 1),
    ("func a(_ b: (Base) -> Void)", 1), ("func a(_ b: Inner.Base)", 0), ("func a(_ b: Based)", 0),
  ])
  func whatCanNotBeSaidIsReported(_ requirement: String, _ count: Int) throws {
    let text = """
      class Base { enum Kind {} }
      enum Inner { class Base {} }
      class Based {}
      class Thing { weak var delegate: (any ThingDelegate)? }
      protocol ThingDelegate: AnyObject { \(requirement) }
      """
    let file = try ProtocolFixture.file(text)
    let found = NameClash(style: .rx, files: [file])
      .check(try ProtocolFixture(files: [file]).named())
    #expect(found.map(\.rule) == Array(repeating: "hidden-name", count: count))
  }
}
