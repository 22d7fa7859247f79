import Testing

@testable import ProxyGenerator

struct DefaultNamesTests {
  private func names(_ comment: String, _ requirements: [String]) throws -> [String?] {
    let bodies = requirements.map { "\($0) { preconditionFailure() }" }
    return try ProtocolFixture(
      """
      class Thing: NSObject { weak var delegate: (any ThingDelegate)? }
      \(comment)
      protocol ThingDelegate: AnyObject { \(requirements.joined(separator: "; ")) }
      extension ThingDelegate { \(bodies.joined(separator: "; ")) }
      """
    ).named().defaults
  }

  @Test func aClassIsNamedForTheMember() throws {
    let names = try names(
      "", ["func thing(_ thing: Thing, priceOf item: String) -> Int", "func a()"])
    #expect(names == ["ThingDelegatePriceOfDefault", nil])
  }

  @Test(arguments: [
    ("// proxygen:name DoorProxy", "DoorADefault"), ("// proxygen:name RxDoor", "DoorADefault"),
  ])
  func aChosenNameOfTheProxy(_ comment: String, _ name: String) throws {
    #expect(try names(comment, ["func a() -> Int"]) == [name])
  }

  @Test func overloadsThatAreOnlyForwarded() throws {
    let names = try names("", ["func a<T>(_ b: T) -> Int", "func a<T>(c: T) -> Int"])
    #expect(names == ["ThingDelegateADefault", "ThingDelegateADefault2"])
  }
}
