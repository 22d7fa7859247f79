import ProtocolModel
import Testing

@testable import ProxyGenerator

struct FileBuilderTests {
  private func context(_ requirement: String, attributes: String = "") throws -> FileContext {
    let fixture = try ProtocolFixture(requirements: requirement, attributes: attributes)
    return FileBuilder(
      protocols: fixture.protocols, style: .rx, fileName: "X.swift", maker: Maker(version: "1")
    )
    .build()
  }

  @Test(arguments: [
    ("func a()", "", ["import RxCocoa", "import RxSwift"]),
    ("func a() -> Int", "", ["import RxCocoa", "import RxRelay", "import RxSwift"]),
    ("@objc optional func a()", "@objc", ["import RxCocoa", "import RxSwift"]),
  ])
  func imports(_ requirement: String, _ attributes: String, _ expected: [String]) throws {
    #expect(
      try context(requirement, attributes: attributes).importGroups.map(\.imports) == [expected])
  }

  @Test(arguments: [
    ("func a()", nil), ("func a(b: Any)", nil), ("func a(b: Int)", false),
    ("func a(b: Int?)", true),
    ("func a(b: Int, c: Int?)", true),
  ])
  func casts(_ requirement: String, _ optional: Bool?) throws {
    let found = try context("@objc optional \(requirement)", attributes: "@objc").casts
    #expect(found?.optional == optional)
  }

  @Test func bodiesNeedNoCasts() throws {
    #expect(try context("func a(b: Int)").casts == nil)
  }
}
