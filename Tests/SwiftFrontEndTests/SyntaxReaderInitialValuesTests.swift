import ProtocolModel
import Testing

@testable import SwiftFrontEnd

struct SyntaxReaderInitialValuesTests {
  private func type(_ declaration: String) throws -> String? {
    let file = SwiftFrontEnd.parse("class A { \(declaration) }", path: "A.swift").file
    let property = try #require(file.types.first?.properties.first?.declaration)
    return property.initialType?.description
  }

  @Test(arguments: [
    ("var a = 1", "Int"), ("var a = -1.5", "Double"), ("var a = \"b\"", "String"),
    ("var a = false", "Bool"), ("var a = Date()", "Date"), ("var a = Set(arguments)", "Set"),
  ])
  func formsThatTell(_ declaration: String, _ expected: String) throws {
    #expect(try type(declaration) == expected)
  }

  @Test(arguments: [
    "var a = make()", "var a = b", "var a = B.c", "var a = [1]", "var a = -b", "var a: Int = 1",
    "var a: Int { 1 }",
  ])
  func formsThatDont(_ declaration: String) throws {
    #expect(try type(declaration) == nil)
  }
}
