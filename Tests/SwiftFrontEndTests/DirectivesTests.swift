import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct DirectivesTests {
  @Test func standBeforeTheDeclaration() throws {
    let source = MarkedSource(
      """
      // proxygen:1️⃣style rx
      /// Docs.
      // other
      // proxygen:2️⃣parent  Thing<Int>  \t
      @objc // proxygen:3️⃣skip
      protocol P {
        /* other */
        // proxygen:4️⃣name done

        @objc optional func a()
        func b()
      }
      """)
    let parsed = source.parse()
    #expect(parsed.diagnostics.isEmpty)
    let declaration = try #require(parsed.file.protocols.first)
    let name: Directive.Grammar = [.expression, .expressions, .type, .statement]
    let generic: Directive.Grammar = [.expression, .expressions, .type, .statement]
    let places = try source.locations("1️⃣", "2️⃣", "3️⃣", "4️⃣")
    #expect(
      declaration.context.directives == [
        Directive(location: places[0], key: "style", value: "rx", grammar: name),
        Directive(location: places[1], key: "parent", value: "Thing<Int>", grammar: generic),
        Directive(location: places[2], key: "skip", value: ""),
      ])
    #expect(declaration.context.documentation == ["Docs."])
    #expect(
      declaration.requirements.map(\.context.directives)
        == [[Directive(location: places[3], key: "name", value: "done", grammar: name)], []])
  }

  @Test func standBehindTheDeclarationOnItsLine() throws {
    let declaration = try readProtocol(
      """
      protocol P: AnyObject { // proxygen:parent Thing
        func a() // proxygen:name x
        func b(
          x: Int
        ) -> Int // proxygen:default 3
        var c: Int { get } // proxygen:default 4
        func d()
      }
      """)
    #expect(declaration.context.directives.map(\.text) == ["parent=Thing"])
    #expect(
      declaration.requirements.map { $0.context.directives.map(\.text) }
        == [["name=x"], ["default=3"], ["default=4"], []])
  }

  @Test(arguments: [
    ("// proxygen:name x", ["name=x"]), ("//proxygen:name x", ["name=x"]),
    ("//\tproxygen: name x y ", ["name=x y"]), ("// proxygen:name\tx", ["name=x"]),
    ("// proxygen:keep-sender", ["keep-sender="]), ("// proxygen:größe 1", ["größe=1"]),
    ("// proxygen:name é — 👍", ["name=é — 👍"]),
    ("// Proxygen:name x", []), ("// a proxygen:name x", []), ("/// proxygen:name x", []),
    ("/* proxygen:name x */", []), ("// // proxygen:name x", []), ("// proxygen name x", []),
  ])
  func haveOneForm(_ comment: String, _ directives: [String]) throws {
    let requirement = try readRequirement("\(comment)\nfunc f()")
    #expect(requirement.context.directives.map(\.text) == directives)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func endWithTheLine(_ lineBreak: String) throws {
    let requirement = try readRequirement(
      ["// proxygen:name x", "func f()"].joined(separator: lineBreak))
    #expect(requirement.context.directives.map(\.text) == ["name=x"])
  }

  @Test func belongToEveryPropertyOfADeclaration() throws {
    let file = readValid("class A {\n// proxygen:skip\nvar a, b: Int\n}")
    let properties = try #require(file.types.first).properties
    #expect(properties.map { $0.context.directives.map(\.key) } == [["skip"], ["skip"]])
  }

  @Test func needAKey() throws {
    let source = MarkedSource("protocol P {\n  // proxygen:1️⃣\n  func f()\n}")
    let parsed = source.parse()
    #expect(parsed.diagnostics.map(\.rule) == ["directive"])
    #expect(parsed.diagnostics.map(\.severity) == [.error])
    #expect(try parsed.diagnostics.compactMap(\.location) == source.locations("1️⃣"))
    #expect(parsed.file.protocols.first?.requirements.first?.context.directives == [])
  }
}

extension Directive {
  fileprivate var text: String { "\(key)=\(value)" }
}
