import ProtocolModel
import Testing

@testable import SwiftFrontEnd

@Suite struct SyntaxReaderSignaturesTests {
  @Test(arguments: [
    ("func f(a: Int)", "a", "a"), ("func f(a b: Int)", "a", "b"), ("func f(_ b: Int)", nil, "b"),
    ("func f(_: Int)", nil, "_"), ("func f(a _: Int)", "a", "_"),
    ("func f(`in` b: Int)", "in", "b"), ("func f(in: Int)", "in", "in"),
    ("func f(`default`: Int)", "default", "default"), ("init(a: Int)", "a", "a"),
    ("subscript(a: Int) -> Int { get }", nil, "a"),
    ("subscript(a b: Int) -> Int { get }", "a", "b"),
  ])
  func readsLabelsAndNames(_ requirement: String, _ label: String?, _ name: String) throws {
    let parameters: [Parameter] =
      switch try readRequirement(requirement).member {
      case .method(let method): method.parameters
      case .initializer(let initializer): initializer.parameters
      case .subscripting(let subscripting): subscripting.parameters
      default: []
      }
    #expect(parameters.map(\.label) == [label])
    #expect(parameters.map(\.name) == [name])
  }

  @Test func givesOperatorsNoLabels() throws {
    let method = try readMethod("static func + (lhs: Self, rhs other: Self) -> Self")
    #expect(method.parameters.map(\.label) == [nil, nil])
    #expect(method.parameters.map(\.name) == ["lhs", "other"])
  }

  @Test func readsVariadicParametersAndAttributes() throws {
    let method = try readMethod(
      "func f(_ x: Int..., @ViewBuilder content: @escaping () -> Content, y: inout Int)")
    #expect(method.parameters.map(\.isVariadic) == [true, false, false])
    #expect(method.parameters.map { $0.attributes.map(\.text) } == [[], ["@ViewBuilder"], []])
    #expect(
      method.parameters.map(\.type.description)
        == ["Int", "@escaping () -> Content", "inout Int"])
  }

  @Test func readsASpecifierBeforeTheNameAsPartOfTheType() throws {
    let method = try readMethod("func f(isolated a b: A)")
    #expect(method.parameters.first?.type.description == "isolated A")
  }

  @Test func readsGenericParameters() throws {
    let method = try readMethod("func f<A, B:Foo , each C: Bar, let n: Int>(x: B)")
    #expect(method.genericParameters.map(\.text) == ["A", "B: Foo", "each C: Bar", "let n: Int"])
    #expect(method.genericParameters.map(\.name) == ["A", "B", "C", "n"])
  }

  @Test(arguments: [
    ("T:Foo", "T: Foo"), ("T==Int", "T == Int"), ("T: Foo,U: Bar", "T: Foo, U: Bar"),
    ("T.Element : Foo & Bar", "T.Element: Foo & Bar"),
    ("T: Foo<Int,String>", "T: Foo<Int, String>"),
    ("T:\n    Foo,\n    // why\n    U == [String:Int]", "T: Foo, U == [String: Int]"),
    ("repeat each T: Foo", "repeat each T: Foo"), ("T: ~Copyable", "T: ~Copyable"),
    ("T == ((Int)->Void)?", "T == ((Int) -> Void)?"), ("T: AnyObject", "T: AnyObject"),
  ])
  func readsWhereClauses(_ written: String, _ printed: String) throws {
    #expect(try readMethod("func f<T, U>() where \(written)").whereClause == printed)
  }

  @Test func keepsDefaultValues() throws {
    let file = readValid(
      """
      extension A {
        func f(
          a: Int=3, b: [String:Int] = [ : ], c: Foo = .init(x:1,y: -2), d: String = "a  :b",
          e: () -> Void = {
            print(1)
          }, f: Int = x ? 1:2
        ) {}
      }
      """)
    let method = try #require(file.extensions.first?.methods.first?.declaration)
    #expect(
      method.parameters.map(\.defaultValue) == [
        "3", "[:]", ".init(x: 1, y: -2)", "\"a  :b\"", "{\n      print(1)\n    }", "x ? 1 : 2",
      ])
  }
}
