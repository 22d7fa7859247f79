import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct SyntaxReaderMembersTests {
  @Test func readsAMethod() throws {
    let method = try readMethod(
      "func thing<T: Foo>(_ thing: Thing, didFinish error: Error?) async throws -> T where T: Bar")
    #expect(method.name == "thing")
    #expect(method.fullName == "thing(_:didFinish:)")
    #expect(method.genericParameters == [GenericParameter(text: "T: Foo", name: "T")])
    #expect(method.effects == Effects(isAsync: true, throwing: .any))
    #expect(method.returnType?.description == "T")
    #expect(method.whereClause == "T: Bar")
  }

  @Test func leavesUnwrittenPartsNil() throws {
    let method = try readMethod("func f()")
    #expect(method == Method(name: "f"))
  }

  @Test(arguments: [
    ("func f() async", Effects(isAsync: true)),
    ("func f() throws", Effects(throwing: .any)),
    ("func f() rethrows", Effects(throwing: .rethrowing)),
    ("func f() throws(E)", Effects(throwing: .typed(.named("E", arguments: [])))),
    (
      "func f() async throws(any Error)",
      Effects(
        isAsync: true, throwing: .typed(.existential(.named("Error", arguments: []))))
    ),
  ])
  func readsEffects(_ requirement: String, _ effects: Effects) throws {
    #expect(try readMethod(requirement).effects == effects)
  }

  @Test(arguments: [
    ("func `in`()", "in()"), ("static func == (lhs: Self, rhs: Self) -> Bool", "==(_:_:)"),
    ("static prefix func - (value: Self) -> Self", "-(_:)"),
    ("static postfix func ++ (value: inout Self)", "++(_:)"),
    ("static func <> (lhs: Self, rhs: Self) -> Bool", "<>(_:_:)"),
    ("func callAsFunction()", "callAsFunction()"),
  ])
  func readsNames(_ requirement: String, _ fullName: String) throws {
    #expect(try readRequirement(requirement).fullName == fullName)
  }

  @Test(arguments: [
    ("var x: Int { get }", ["get"]),
    ("var x: Int { get set }", ["get", "set"]),
    ("var x: Int { get async throws }", ["get async throws"]),
    ("var x: Int { get throws(E) }", ["get throws(E)"]),
    ("var x: Int { mutating get nonmutating set }", ["mutating get", "nonmutating set"]),
    ("var x: Int { @MainActor get }", ["@MainActor get"]),
    ("var x: Int { _read _modify }", ["_read", "_modify"]),
    ("var x: Int {\n  get // comment\n  set\n}", ["get", "set"]),
  ])
  func readsAccessors(_ requirement: String, _ accessors: [String]) throws {
    let property = try readProperty(requirement)
    #expect(property.name == "x")
    #expect(property.type?.description == "Int")
    #expect(property.accessors.map(\.text) == accessors)
    let isSettable = accessors.contains { $0.hasSuffix("set") || $0.hasSuffix("_modify") }
    #expect(property.isSettable == isSettable)
  }

  @Test func readsInitializers() throws {
    let requirements = try readProtocol(
      """
      protocol P {
        init()
        init?(coder: NSCoder)
        init!<T>(_ x: T) async throws where T: Q
      }
      """
    ).requirements
    #expect(requirements.map(\.fullName) == ["init()", "init(coder:)", "init(_:)"])
    let initializers = requirements.compactMap { requirement in
      if case .initializer(let initializer) = requirement.member { initializer } else { nil }
    }
    #expect(initializers.map(\.failability) == [nil, "?", "!"])
    #expect(initializers.last?.effects == Effects(isAsync: true, throwing: .any))
    #expect(initializers.last?.genericParameters.map(\.text) == ["T"])
    #expect(initializers.last?.whereClause == "T: Q")
  }

  @Test func readsASubscript() throws {
    let requirement = try readRequirement(
      "static subscript<T>(_ a: Int, b: Int, c d: T) -> T? where T: Q { get set }")
    guard case .subscripting(let subscripting) = requirement.member else {
      throw UnexpectedMember(member: requirement.member)
    }
    #expect(requirement.fullName == "subscript(_:_:c:)")
    #expect(requirement.isStatic)
    #expect(subscripting.parameters.map(\.label) == [nil, nil, "c"])
    #expect(subscripting.parameters.map(\.name) == ["a", "b", "d"])
    #expect(subscripting.returnType.description == "T?")
    #expect(subscripting.genericParameters.map(\.name) == ["T"])
    #expect(subscripting.whereClause == "T: Q")
    #expect(subscripting.accessors.map(\.kind) == ["get", "set"])
  }

  @Test func readsAnAssociatedType() throws {
    let requirement = try readRequirement(
      "associatedtype Item: Equatable, Foo = [String:Int] where Item.Key == Int,Item: Bar")
    #expect(
      requirement.member
        == .associatedType(
          AssociatedType(
            name: "Item",
            inheritedTypes: [.named("Equatable", arguments: []), .named("Foo", arguments: [])],
            defaultType: .dictionary(
              key: .named("String", arguments: []), value: .named("Int", arguments: [])),
            whereClause: "Item.Key == Int, Item: Bar")))
  }

  @Test func readsStoredProperties() throws {
    let file = readValid(
      """
      class A {
        weak var a: B?
        let b: Int
        var c = 3
        var d: Int = 3 { didSet { print(d) } }
        var e: Int { 3 }
        var f: Int { get { 3 } set {} }
        private(set) lazy var g: Int = { 3 }()
        var h, i: Int
        var j = 1, k: String
        let (l, m) = (1, 2)
        unowned(unsafe) static var n: A
      }
      """)
    let properties = try #require(file.types.first).properties
    #expect(
      properties.map { member in
        let property = member.declaration
        let accessors = property.accessors.map(\.kind).joined(separator: " ")
        let modifiers = member.context.modifiers.map { $0 + " " }.joined()
        let type = property.type.map(\.description) ?? "-"
        return "\(modifiers)\(property.name): \(type) { \(accessors) }"
      } == [
        "weak a: B? { get set }", "b: Int { get }", "c: - { get set }", "d: Int { get set }",
        "e: Int { get }", "f: Int { get set }", "private(set) lazy g: Int { get set }",
        "h: Int { get set }", "i: Int { get set }", "j: - { get set }", "k: String { get set }",
        "unowned(unsafe) static n: A { get set }",
      ])
  }
}

extension Property.Accessor {
  fileprivate var text: String {
    let words = attributes.map(\.text) + modifiers + [kind]
    let effects = effects.prefix.dropLast()
    return (words + (effects.isEmpty ? [] : [String(effects)])).joined(separator: " ")
  }
}
