import ProtocolModel
import SwiftFrontEnd
import Testing

@testable import ProxyGenerator

@Suite struct TypeWordsTests {
  @Test(
    arguments: [
      ("MKAnnotationView", "AnnotationView"), ("[MKAnnotationView]", "AnnotationViews"),
      ("String?", "String"), ("[String: Category]", "Categories"), ("Set<Key>", "Keys"),
      ("Map.Camera", "Camera"), ("(any Error)?", "Error"), ("[Day]!", "Days"),
      ("Address", "Address"),
      ("(Int) -> Void", "Handler"), ("@escaping () -> Void", "Handler"), ("(Int, Int)", ""),
      ("Any", ""), ("[String: Any]", ""), ("[AnyObject]", ""), ("some Collection", ""),
    ])
  func words(_ type: String, _ expected: String) throws {
    let source = "protocol P { func f(_ a: \(type)) }"
    let method = try #require(
      SwiftFrontEnd.parse(source, path: "P.swift").file.protocols[0].requirements[0].method)
    #expect(TypeWords(method.parameters[0].type).text == expected)
  }
}
