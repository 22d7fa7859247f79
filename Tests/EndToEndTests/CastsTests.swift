import Foundation
import TestSupport
import Testing

/// How what the runtime intercepted comes out of its boxes, which no native program has: the template is Swift as it is.
@Suite struct CastsTests {
  @Test(arguments: LanguageMode.allCases)
  func nothingCrashes(_ mode: LanguageMode) throws {
    let template = Repository.root.appendingPathComponent("Templates/rx/casts.mustache")
    let casts = try String(contentsOf: template, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("{{") }.joined(separator: "\n")
    let run = try NativeProgram(
      FileTree(texts: [
        "main.swift": "import Foundation\nimport RxCocoa\n\(casts)\n\(Self.program)"
      ]),
      mode
    ).run()
    #expect(run.isSuccess, "\(run.errors)")
    #expect(run.output == Self.output)
  }

  private static let program = """
    enum Mode: Int { case slow }

    func show(_ name: String, _ cast: () throws -> Any?) {
      do { print(name, try cast() ?? "nothing") } catch { print(name, "is an error") }
    }

    show("a nil that may be") { try castOptionalOrThrow(String.self, NSNull()) }
    show("a value that may be missing") { try castOptionalOrThrow(String.self, "here") }
    show("another type where it may be missing") { try castOptionalOrThrow(Mode.self, 1 as NSNumber) }
    show("a nil that may not be") { try castOrThrow(String.self, NSNull()) }
    show("an enum as a number") { try castOrThrow(Mode.self, NSNumber(value: 0)) }
    show("a number") { try castOrThrow(Int.self, NSNumber(value: 4)) }
    """

  private static let output = """
    a nil that may be nothing
    a value that may be missing here
    another type where it may be missing is an error
    a nil that may not be is an error
    an enum as a number is an error
    a number 4

    """
}
