import Diagnostics
import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct DemandTests {
  private func read(_ texts: String..., members: Demand.Members = .delegates) -> [SwiftFrontEnd
    .Parsed]
  {
    let sources = texts.enumerated().map { index, text in
      SwiftFrontEnd.Source(path: "\(index).swift") { Array(text.utf8) }
    }
    return SwiftFrontEnd.parse(
      sources,
      for: Demand(
        mayChoose: { $0.hasSuffix("Delegate") }, members: members,
        properties: [NameKey("delegate")]))
  }

  @Test func aTextThatNothingIsNeededOfIsLeftOut() {
    let parsed = read("protocol ADelegate {}", "class B { func f() { g( } }")
    #expect(parsed.map(\.file.path) == ["0.swift"])
  }

  @Test func oneTextStaysInAnyCase() {
    let parsed = read("class A {}", "class B {}")
    #expect(parsed.map(\.file) == [SourceFile(path: "0.swift")])
  }

  @Test func whatRefersToAProtocolIsFound() throws {
    let parsed = read(
      "protocol ADelegate: B { func a(c: C) }", "protocol B: D {}\nprotocol X {}",
      "typealias Held = ADelegate & E", "class P: Q {\n  var held: Held?\n  var other: Int\n}",
      "class Q {\n  var delegate: Int?\n  func setHeld() {}\n}", "enum C { case c(Int) }",
      "extension C: Hashable {\n  var y: Int { 1 }\n}", "protocol D { var z: Z { get } }")
    #expect(parsed.map(\.file.path) == (0..<8).map { "\($0).swift" })
    #expect(parsed[1].file.protocols.map(\.name) == ["B"])
    #expect(parsed[3].file.types[0].properties.map(\.declaration.name) == ["held"])
    #expect(parsed[4].file.types[0].properties.map(\.declaration.name) == ["delegate"])
    #expect(parsed[5].file.types[0].kind == .enum(hasPayload: true))
    #expect(parsed[6].file.extensions[0].properties == [])
    #expect(parsed[7].file.protocols[0].requirements.count == 1)
  }

  @Test func placesAreThoseOfTheWholeText() throws {
    let text = """
      import A
      class X { func f() {
        g() } }
      /// Says.
      protocol ADelegate {
        func a()
      }
      """
    let parsed = try #require(read(text).first)
    let whole = SwiftFrontEnd.parse(text, path: "0.swift")
    #expect(parsed.file.protocols == whole.file.protocols)
    #expect(parsed.file.imports == whole.file.imports)
    #expect(parsed.file.types == [])
  }

  @Test func aCommentInTheFirstLineIsDocumentation() {
    let parsed = read("/// Says.\nprotocol ADelegate {}")
    #expect(parsed[0].file.protocols[0].context.documentation == ["Says."])
  }

  @Test func aSliceInErrorIsReadAgainAsAWhole() {
    let text = "protocol ADelegate { func (}\nclass X { func f() { g( } }"
    let whole = SwiftFrontEnd.parse(text, path: "0.swift")
    #expect(read(text)[0].file == whole.file)
    #expect(read(text)[0].diagnostics == whole.diagnostics)
  }

  /// The brackets are right, so there is an outline.
  @Test func aSliceInErrorMakesBodiesCount() {
    #expect(read("protocol ADelegate { func }\nclass X { func f() { g() } }")[0].dependsOnBodies)
  }

  @Test func aTextWithDirectivesIsReadAsAWhole() {
    let text = "// proxygen:parent B\nprotocol A {}\nclass X { var a: Int { 1 } } // proxygen:name"
    let whole = SwiftFrontEnd.parse(text, path: "0.swift")
    #expect(read(text)[0].file == whole.file)
    #expect(read(text)[0].diagnostics == whole.diagnostics)
  }

  @Test(arguments: [
    "protocol ADelegate { func a() }\nclass X { func f() { g() } }",
    // What is declared is all of it here.
    "// proxygen:parent B\nprotocol ADelegate { func (}", "class X {}",
  ])
  func whatDeclaresTheSameGivesTheSame(_ text: String) {
    #expect(!read(text)[0].dependsOnBodies)
  }

  @Test func allMembersAreThereForSubclasses() {
    let parsed = read(
      "protocol ADelegate {}\nclass A {\n  var delegate: ADelegate?\n  func f() { g() }\n  init(a: Int) {}\n}",
      members: .all)
    let type = parsed[0].file.types[0]
    #expect(type.methods.map(\.declaration.name) == ["f"])
    #expect(type.initializers.count == 1)
  }

  @Test func defaultBodiesKeepWhatIsLiteral() {
    let parsed = read(
      "protocol ADelegate { func a() -> Int; func b() -> Int }",
      "extension ADelegate {\n  func a() -> Int { 5 }\n  func b() -> Int { c() }\n  func d() {}\n}")
    let methods = parsed[1].file.extensions[0].methods
    #expect(methods.map(\.declaration.literalBody) == ["5", nil])
  }
}
