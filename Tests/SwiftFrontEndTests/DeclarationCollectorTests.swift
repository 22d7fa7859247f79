import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct DeclarationCollectorTests {
  @Test func readsAProtocolWhole() throws {
    let source = MarkedSource(
      """
      /// Docs.
      @MainActor public protocol 1️⃣`Default`<A, B>: AnyObject, Foo.Bar<Int>, ~Copyable
      where A:Equatable, B == Int {
        associatedtype 2️⃣A
        associatedtype 3️⃣B
        mutating func 4️⃣`in`(x: A)
        static func 5️⃣== (l: Self, r: Self) -> Bool
        var 6️⃣b: B { get }
        7️⃣init?()
        8️⃣subscript(i: Int) -> A { get }
      }
      """)
    let parsed = source.parse()
    #expect(parsed.diagnostics.isEmpty)
    let declaration = try #require(parsed.file.protocols.first)
    #expect(declaration.name == "Default")
    #expect(
      declaration.inheritedTypes.map(\.description) == ["AnyObject", "Foo.Bar<Int>", "~Copyable"])
    #expect(declaration.primaryAssociatedTypes == ["A", "B"])
    #expect(declaration.whereClause == "A: Equatable, B == Int")
    #expect(declaration.context.accessLevel == .public)
    #expect(declaration.context.hasAttribute("MainActor"))
    #expect(
      declaration.requirements.map(\.fullName)
        == ["A", "B", "in(x:)", "==(_:_:)", "b", "init()", "subscript(_:)"])
    let places = [declaration.context.location] + declaration.requirements.map(\.context.location)
    #expect(
      try places == source.locations("1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣"))
  }

  @Test(arguments: [
    ("class", ["class"]),
    ("@unchecked Sendable, @preconcurrency Foo", ["@unchecked Sendable", "@preconcurrency Foo"]),
    ("~Copyable, ~Escapable", ["~Copyable", "~Escapable"]), ("A & B", ["A & B"]),
  ])
  func readsInheritedTypes(_ written: String, _ types: [String]) throws {
    let declaration = try readProtocol("protocol P: \(written) {}")
    #expect(declaration.inheritedTypes.map(\.description) == types)
  }

  @Test func knowsWhatIsAround() {
    let file = readValid(
      """
      class Map {
        struct Camera { protocol Delegate { typealias X = Int } }
        enum E { class F {} }
      }
      extension Map.Camera { protocol DataSource {} }
      extension Array<Int> { actor Worker {} }
      extension [String: Int] { typealias K = String }
      extension Map.`Type`.Foo {}
      """)
    #expect(
      file.protocols.map(\.qualifiedName) == ["Map.Camera.Delegate", "Map.Camera.DataSource"])
    #expect(
      file.types.map(\.qualifiedName) == [
        "Map", "Map.Camera", "Map.Camera.Delegate.X", "Map.E", "Map.E.F", "Array.Worker",
        "Dictionary.K",
      ])
    #expect(
      file.extensions.map(\.extendedType) == [
        "Map.Camera", "Array", "Dictionary", "Map.`Type`.Foo",
      ])
  }

  @Test func readsKindsOfTypes() throws {
    let file = readValid(
      """
      open class A<T: Foo>: B<T>, C {}
      actor D {}
      struct E: F {}
      enum G: Int { case a, b }
      indirect enum H {
        case a
        #if X
          case b(Int)
        #endif
      }
      typealias I<T> = (T, Int) -> [String:Int]
      """)
    #expect(
      file.types.map(\.kind) == [
        .class, .actor, .struct, .enum(hasPayload: false), .enum(hasPayload: true),
        .alias(try readAlias("(T, Int) -> [String: Int]")),
      ])
    #expect(
      file.types.map { $0.genericParameters.map(\.text) } == [["T: Foo"], [], [], [], [], ["T"]])
    #expect(
      file.types.map { $0.inheritedTypes.map(\.description) }
        == [["B<T>", "C"], [], ["F"], ["Int"], [], []])
    #expect(file.types.map(\.context.modifiers) == [["open"], [], [], [], ["indirect"], []])
  }

  private func readAlias(_ type: String) throws -> TypeReference {
    let kind = try #require(readValid("typealias X = \(type)").types.first).kind
    guard case .alias(let type) = kind else {
      Issue.record("no alias")
      return .other("")
    }
    return type
  }

  @Test func readsMembersOfTypes() throws {
    let source = MarkedSource(
      """
      class A {
        public func 1️⃣setDelegate(_ delegate: D?, queue: Q?) { func inner() {} }
        #if X
          required 2️⃣init?(coder: NSCoder) {}
        #endif
        convenience 3️⃣init() {}
        deinit {}
      }
      """)
    let type = try #require(source.parse().file.types.first)
    #expect(type.methods.map(\.declaration.fullName) == ["setDelegate(_:queue:)"])
    #expect(type.methods.map(\.context.modifiers) == [["public"]])
    #expect(type.initializers.map(\.declaration.failability) == ["?", nil])
    #expect(type.initializers.map(\.context.modifiers) == [["required"], ["convenience"]])
    #expect(type.initializers.map { $0.context.conditions.map(\.text) } == [["X"], []])
    let places = type.methods.map(\.context.location) + type.initializers.map(\.context.location)
    #expect(try places == source.locations("1️⃣", "2️⃣", "3️⃣"))
  }

  @Test func readsExtensions() throws {
    let source = MarkedSource(
      """
      @MainActor extension 1️⃣P: Q, R where Self: A,Item == Int {
        func f(x: Int) -> Bool { true }
        var y: Int { 3 }
        init() {}
        subscript(i: Int) -> Int { i }
      }
      """)
    let declaration = try #require(source.parse().file.extensions.first)
    #expect(try [declaration.context.location] == source.locations("1️⃣"))
    #expect(declaration.context.attributes.map(\.text) == ["@MainActor"])
    #expect(declaration.extendedType == "P")
    #expect(declaration.inheritedTypes.map(\.description) == ["Q", "R"])
    #expect(declaration.whereClause == "Self: A, Item == Int")
    #expect(declaration.methods.map(\.declaration.fullName) == ["f(x:)"])
    #expect(declaration.properties.map(\.declaration.name) == ["y"])
    #expect(declaration.initializers.map(\.declaration.parameters.count) == [0])
    #expect(declaration.subscripts.map(\.declaration.returnType.description) == ["Int"])
  }

  @Test func keepsTheOrderOfTheSource() {
    let file = readValid(
      """
      protocol A {}
      #if X
        protocol B {}
      #endif
      class K { protocol C {} }
      extension K { protocol D {} }
      protocol E {}
      """)
    #expect(file.protocols.map(\.name) == ["A", "B", "C", "D", "E"])
  }

  @Test func leavesOutWhatIsInsideFunctions() {
    let file = readValid(
      """
      func f() {
        protocol A {}
        class B {}
      }
      class C {
        func g() { struct D {} }
        var x: Int { struct E {}; return 3 }
        let y = { struct F {} }
      }
      do { struct G {} }
      """)
    #expect(file.protocols.isEmpty)
    #expect(file.types.map(\.name) == ["C"])
  }

  @Test(arguments: [
    ("public extension A { protocol P {} }", AccessLevel.public),
    ("extension A { protocol P {} }", .internal),
    ("private extension A { protocol P {} }", .private),
    ("public extension A { internal protocol P {} }", .internal),
    ("public extension A { \n#if DEBUG\nprotocol P {}\n#endif\n}", .public),
    ("public extension A { enum B { protocol P {} } }", .internal),
  ])
  func theAccessLevelOfAnExtension(_ text: String, _ level: AccessLevel) throws {
    let file = SwiftFrontEnd.parse(text, path: "A.swift", module: nil).file
    #expect(try #require(file.protocols.first).context.accessLevel == level)
  }
}
