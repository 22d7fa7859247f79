import ProtocolModel
import SwiftFrontEnd
import Testing

@testable import ProxyGenerator

@Suite struct ExplainedDeclarationTests {
  private func name(at line: Int) -> String? {
    let text = """
      protocol A {
        func one()

        /// Said of two.
        @available(iOS 13, *)
        func two(
          a: Int
        )
      }
      class C {
        var x = 1
      }
      """
    let file = SwiftFrontEnd.parse(text, path: "a.swift").file
    return switch ExplainedDeclaration([file], path: "a.swift", line: line) {
    case .delegate(let declaration): declaration.name
    case .requirement(let requirement, let owner): "\(owner.name).\(requirement.fullName)"
    case nil: nil
    }
  }

  @Test func theLineOfANameIsItsDeclarations() {
    #expect(name(at: 1) == "A")
    #expect(name(at: 2) == "A.one()")
    #expect(name(at: 6) == "A.two(a:)")
  }

  @Test func soAreThoseOfDocumentationAndParameters() {
    #expect(name(at: 4) == "A.two(a:)")
    #expect(name(at: 5) == "A.two(a:)")
    #expect(name(at: 7) == "A.two(a:)")
  }

  @Test func aClassIsNotTold() {
    #expect(name(at: 10) == nil)
    #expect(name(at: 11) == nil)
    #expect(name(at: 0) == nil)
  }
}
