import Foundation
import TestSupport
import Testing

@Suite struct TypeCheckTests {
  private func check(
    _ text: String, _ flavour: Flavour, _ mode: LanguageMode = .swift6, define: [String] = []
  ) throws -> TypeCheck.Outcome {
    try TypeCheck(
      FileTree(texts: ["Subject.swift": text]), flavour, mode, definitions: define
    ).run()
  }

  @Test(arguments: LanguageMode.allCases)
  func appleStandInsHaveTheNamesOfTheSDK(mode: LanguageMode) throws {
    let outcome = try TypeCheck(files: Fixture.files("Apple"), .apple, mode).run()
    #expect(outcome == .passed(.complete))
  }

  @Test(arguments: Flavour.allCases)
  func typeErrorIsTold(flavour: Flavour) throws {
    let outcome = try check("let number: Int = \"text\"\n", flavour)
    #expect(outcome.diagnostics?.contains("Subject.swift:1:19: error:") == true)
  }

  @Test(arguments: Flavour.allCases)
  func warningIsAnError(flavour: Flavour) throws {
    let outcome = try check("func f() { let unused = 1 }\n", flavour)
    #expect(outcome.diagnostics?.contains("unused") == true)
  }

  @Test(arguments: Flavour.allCases)
  func whatComesAfterTheTypesIsSeen(flavour: Flavour) throws {
    let outcome = try check("func f() -> Int { let number: Int; return number }\n", flavour)
    #expect(outcome.diagnostics?.contains("before being initialized") == true)
  }

  @Test func modesDiffer() throws {
    let text = "public var shared = 1\n"
    #expect(try check(text, .native, .swift5) == .passed(.complete))
    #expect(try check(text, .native, .swift6).diagnostics?.contains("concurrency-safe") == true)
  }

  @Test func definitionsAreSeen() throws {
    let text = "#if WRONG\nlet number: Int = \"\"\n#endif\n"
    #expect(try check(text, .native) == .passed(.complete))
    #expect(try check(text, .native, define: ["WRONG"]).diagnostics != nil)
  }

  @Test func objectiveCIsThereInOneFlavourOnly() throws {
    let text = "import Foundation\n@objc public protocol P { @objc optional func f() }\n"
    #expect(try check(text, .apple) == .passed(.complete))
    #expect(try check(text, .native).diagnostics?.contains("Objective-C") == true)
  }

  @Test func nearMissOfAnOptionalRequirementIsTold() throws {
    let text = """
      import UIKit
      final class D: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ textField: UITextField) -> Int { 1 }
      }

      """
    #expect(try check(text, .apple).diagnostics?.contains("nearly matches") == true)
  }

  @Test func mainActorIsModelled() throws {
    let text = "import UIKit\nfunc f(_ view: UIView) -> Int { view.tag }\n"
    #expect(try check(text, .apple, .swift5) == .passed(.complete))
    #expect(try check(text, .apple, .swift6).diagnostics?.contains("main actor") == true)
  }

  @Test func crashAfterTheTypesIsTold() throws {
    let text = "import Foundation\npublic class C: NSObject { @objc func f() async {} }\n"
    #expect(try check(text, .apple) == .passed(.typesOnly))
    let wrong = try check(text + "let number: Int = \"\"\n", .apple)
    #expect(wrong.diagnostics?.contains("Subject.swift:3:19: error:") == true)
  }

  @Test func crashBeforeIsNoAnswer() throws {
    let text = "import Foundation\npublic class C: NSObject { @objc func f() throws {} }\n"
    guard case .crashed(let report) = try check(text, .apple) else {
      Issue.record("The compiler can check this now: say so in TypeCheck.")
      return
    }
    #expect(report.contains("type-checking 'f()'"))
  }

  @Test func filesAreReadAndNoneIsLost() throws {
    let folder = try TemporaryFolder()
    try FileTree(texts: ["a/A.swift": "let a = b\n", "b/A.swift": "let b = 1\n"])
      .write(to: folder.url)
    let files = ["a/A.swift", "b/A.swift"].map { folder.url.appendingPathComponent($0) }
    let outcome = try TypeCheck(files: files, .native, .swift6).run()
    #expect(outcome.diagnostics?.contains("used twice") == true)
    #expect(try TypeCheck(files: [files[1]], .native, .swift6).run() == .passed(.complete))
  }

  @Test func statementsStandInMainOnly() throws {
    func outcome(_ name: String) throws -> TypeCheck.Outcome {
      try TypeCheck(FileTree(texts: [name: "print(1)\n"]), .native, .swift6).run()
    }
    #expect(try outcome("main.swift") == .passed(.complete))
    #expect(try outcome("Other.swift").diagnostics != nil)
  }
}
