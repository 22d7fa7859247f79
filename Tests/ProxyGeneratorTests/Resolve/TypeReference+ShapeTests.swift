import ProtocolModel
import Testing

@testable import ProxyGenerator

struct TypeReferenceShapeTests {
  @Test(arguments: [
    ("Thing", "Thing"), ("Map.Camera", "Map.Camera"), ("Box<Int>.Lid", "Box.Lid"),
    ("@MainActor Thing", "Thing"), ("Thing?", nil), ("[Thing]", nil), ("() -> Void", nil),
    ("A & B", nil),
  ])
  func qualifiedName(_ type: String, _ expected: String?) throws {
    #expect(try ProtocolFixture.type(type).qualifiedName == expected)
  }

  @Test(arguments: [
    ("Thing", "Thing"), ("Thing?", "Thing"), ("Thing!", "Thing"), ("(any Thing)?", "Thing"),
    ("(Thing)", "Thing"), ("inout Thing?", "Thing"), ("Thing??", "Thing"),
    ("Optional<any Thing>", "Thing"), ("[Thing]?", "[Thing]"), ("(any A & B)?", "A & B"),
  ])
  func core(_ type: String, _ expected: String) throws {
    #expect(try ProtocolFixture.type(type).core.description == expected)
  }

  @Test(arguments: [
    ("Thing?", "Thing"), ("Thing!", "Thing"), ("Optional<Thing>", "Thing"), ("(Thing?)", "Thing"),
    ("Thing??", "Thing?"), ("Thing", nil), ("[Thing?]", nil),
  ])
  func unwrapped(_ type: String, _ expected: String?) throws {
    #expect(try ProtocolFixture.type(type).unwrapped?.description == expected)
  }

  @Test(arguments: [
    ("A & B", ["A", "B"]), ("(A & B)", ["A", "B"]), ("A", ["A"]), ("(A & B) & C", ["A", "B", "C"]),
    ("(A & B)?", ["(A & B)?"]),
  ])
  func parts(_ type: String, _ expected: [String]) throws {
    #expect(try ProtocolFixture.type(type).parts.map(\.description) == expected)
  }

  @Test(arguments: [
    ("Void", true), ("()", true), ("Swift.Void", true), ("(Void)", true), ("Int", false),
    ("(Int, Int)", false), ("Void?", false),
  ])
  func isVoid(_ type: String, _ expected: Bool) throws {
    #expect(try ProtocolFixture.type(type).isVoid == expected)
  }

  @Test(arguments: [
    ("Thing!", "Thing?"), ("Thing", "Thing"), ("@escaping () -> Void", "() -> Void"),
    ("@escaping @Sendable () -> Void", "@Sendable () -> Void"), ("inout Int", "Int"),
    ("@autoclosure @escaping () -> Int", "() -> Int"), ("Thing?", "Thing?"),
  ])
  func element(_ type: String, _ expected: String) throws {
    #expect(try ProtocolFixture.type(type).element.description == expected)
  }

  @Test(arguments: [
    ("inout Int", "inout", true), ("borrowing Thing", "borrowing", true), ("Int", "inout", false),
    ("[Int]", "inout", false),
  ])
  func specifier(_ type: String, _ specifier: String, _ expected: Bool) throws {
    #expect(try ProtocolFixture.type(type).hasSpecifier(specifier) == expected)
  }

  @Test(arguments: [
    ("@escaping () -> Void", "escaping", true), ("(() -> Void)?", "escaping", false),
    ("@Sendable @escaping () -> Void", "escaping", true), ("Int", "escaping", false),
  ])
  func attribute(_ type: String, _ attribute: String, _ expected: Bool) throws {
    #expect(try ProtocolFixture.type(type).hasAttribute(attribute) == expected)
  }

  @Test(arguments: [
    ("any Error", "(any Error)"), ("A & B", "(A & B)"), ("() -> Void", "(() -> Void)"),
    ("Int", "Int"), ("[Int]", "[Int]"), ("Int?", "Int?"),
  ])
  func isolated(_ type: String, _ expected: String) throws {
    #expect(try ProtocolFixture.type(type).isolated.description == expected)
  }
}
