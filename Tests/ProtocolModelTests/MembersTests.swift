import ProtocolModel
import Testing

@Suite struct MembersTests {
  private static let int = TypeReference.named("Int", arguments: [])

  @Test func methodsHaveFullNames() {
    let parameters = [
      Parameter(label: nil, name: "thing", type: Self.int),
      Parameter(label: "didFinish", name: "error", type: Self.int),
    ]
    #expect(Method(name: "thing", parameters: parameters).fullName == "thing(_:didFinish:)")
    #expect(Method(name: "reset").fullName == "reset()")
  }

  @Test(arguments: [
    (["get"], false), (["get", "set"], true), (["_read", "_modify"], true), (["_read"], false),
    (["read", "modify"], true), ([], false),
  ])
  func propertiesKnowWhetherTheyAreSettable(_ kinds: [String], _ isSettable: Bool) {
    let property = Property(
      name: "x", type: Self.int, accessors: kinds.map { Property.Accessor(kind: $0) })
    #expect(property.isSettable == isSettable)
  }
}
