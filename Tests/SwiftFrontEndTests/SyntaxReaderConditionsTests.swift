import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct SyntaxReaderConditionsTests {
  @Test func negatesTheBranchesBefore() {
    let file = readValid(
      """
      #if A
      protocol P1 {}
      #elseif B||C
      protocol P2 {}
      #elseif D
      protocol P3 {}
      #else
      protocol P4 {}
      #endif
      protocol P5 {}
      """)
    #expect(
      file.protocols.map { $0.context.conditions.map(\.text) } == [
        ["A"], ["!A && (B || C)"], ["!A && !(B || C) && D"],
        ["!A && !(B || C) && !D"], [],
      ])
  }

  @Test func goesAllTheWayUp() throws {
    let file = readValid(
      """
      #if os(iOS)
        #if DEBUG
          protocol P {
            func a()
            #if compiler(>=6.0)
              func b()
            #else
              func c()
            #endif
          }
        #endif
        class A {
          #if X
            var x: Int
            protocol Q {}
          #endif
        }
      #endif
      """)
    let first = try #require(file.protocols.first)
    #expect(first.context.conditions.map(\.text) == ["os(iOS)", "DEBUG"])
    #expect(
      first.requirements.map { $0.context.conditions.map(\.text) } == [
        ["os(iOS)", "DEBUG"], ["os(iOS)", "DEBUG", "compiler(>=6.0)"],
        ["os(iOS)", "DEBUG", "!(compiler(>=6.0))"],
      ])
    #expect(file.protocols.last?.name == "Q")
    #expect(file.protocols.last?.context.conditions.map(\.text) == ["os(iOS)", "X"])
    #expect(file.types.first?.properties.first?.context.conditions.map(\.text) == ["os(iOS)", "X"])
  }

  @Test(arguments: [
    ("os(iOS)||os(tvOS)", "os(iOS) || os(tvOS)"), ("!DEBUG", "!DEBUG"),
    (
      "canImport( UIKit ) && !targetEnvironment(simulator)",
      "canImport(UIKit) && !targetEnvironment(simulator)"
    ),
    ("swift(>=5.9) // why", "swift(>=5.9)"), ("(A&&B)||C", "(A && B) || C"),
    ("canImport(Foo, _version: 1.2)", "canImport(Foo, _version: 1.2)"),
    ("hasFeature(X) /* a */ && true", "hasFeature(X) && true"),
  ])
  func printsConditions(_ written: String, _ printed: String) {
    let file = readValid("#if \(written)\nprotocol P {}\n#endif")
    #expect(file.protocols.map { $0.context.conditions.map(\.text) } == [[printed]])
  }

  @Test func refusesConditionsWithoutEnd() throws {
    let branches = (1...1000).map { "#elseif CONDITION_\($0)\nprotocol P\($0) {}" }
    let source = "#if A\nprotocol P {}\n\(branches.joined(separator: "\n"))\n#endif"
    let parsed = SwiftFrontEnd.parse(source, path: "a.swift")
    #expect(parsed.diagnostics.map(\.rule) == ["long-condition"])
    let lengths = parsed.file.protocols.flatMap(\.context.conditions).map(\.text.utf8.count)
    #expect(lengths.count > 100)
    #expect(try #require(lengths.max()) < 5000)
  }
}
