import ProtocolModel
import Testing

@testable import ProxyGenerator

struct SenderStatisticsTests {
  private func statistics(_ requirements: String) throws -> SenderStatistics {
    let file = try ProtocolFixture.file("protocol P { \(requirements) }")
    let requirements = file.protocols.flatMap(\.requirements)
    return SenderStatistics(
      requirements: requirements.map {
        ResolvedRequirement(requirement: $0, origin: "P", presence: .required)
      })
  }

  @Test(arguments: [
    ("func a(_ a: A); func b(_ a: A); func c(_ b: B)", "A"),
    ("func a(_ b: B); func b(_ a: A)", "A"),
    ("func a(_ text: String); func b(_ text: String); func c(_ b: B)", "B"),
    ("func a(_ b: B?); func b(_ b: B!); func c(_ a: A)", "B"),
    ("func a(_ camera: Map.Camera)", "Map.Camera"), ("func a(b: B)", nil), ("func a()", nil),
    ("var a: A { get }", nil), ("func a(_ list: [A])", nil),
  ])
  func mostCommon(_ requirements: String, _ expected: String?) throws {
    #expect(try statistics(requirements).mostCommon == expected)
  }

  @Test(arguments: [
    // Named like the protocol, however rare.
    ("ThingDelegate", "func a(_ thing: Thing); func b(_ o: O); func c(_ o: O)", "Thing"),
    ("ThingDelegate", "func a(_ thing: UIThing); func b(_ o: O); func c(_ o: O)", "UIThing"),
    ("ThingDelegate", "func a(_ thing: Map.Thing); func b(_ o: O); func c(_ o: O)", "Map.Thing"),
    // Passed by all that pass something.
    ("PageDelegate", "func a(_ thing: Thing); func b(_ thing: Thing, c: Int); func d()", "Thing"),
    ("PageDelegate", "func a(_ thing: Thing); func b(c: Int)", nil),
    ("PageDelegate", "func a()", nil),
  ])
  func parent(_ name: String, _ requirements: String, _ expected: String?) throws {
    let statistics = try statistics(requirements)
    #expect(statistics.parent(of: ProtocolStem(name)) { _ in true } == expected)
  }

  @Test(arguments: [
    ("func picker(_ picker: ImagePicker); func imagePickerDidClose(_ p: ImagePicker)", true),
    ("func didClose(_ picker: ImagePicker)", false),
    ("func picker(_ picker: ImagePicker); func didClose(_ picker: ImagePicker)", false),
    ("func urlSession(_ session: Box.URLSession)", true), ("func pick(_ picker: Picker)", false),
  ])
  func namedFor(_ requirements: String, _ expected: Bool) throws {
    #expect(try statistics(requirements).namedFor.isEmpty != expected)
  }

  @Test func whoCannotBeTheParentIsPassedOver() throws {
    let statistics = try statistics("func a(_ thing: Thing); func b(_ thing: XYThing)")
    #expect(statistics.parent(of: ProtocolStem("ThingDelegate")) { $0 != "Thing" } == "XYThing")
    #expect(statistics.parent(of: ProtocolStem("ThingDelegate")) { _ in false } == nil)
  }
}
