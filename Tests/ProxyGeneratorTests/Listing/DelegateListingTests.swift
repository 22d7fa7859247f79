import Testing

@testable import ProxyGenerator

@Suite struct DelegateListingTests {
  private func listing(_ text: String, styles: [String]) throws -> DelegateListing {
    DelegateListing([try ProtocolFixture.file(text)], styles: styles.map(Style.builtIn))
  }

  @Test func theFirstStyleTellsWhatIsToldOnce() throws {
    let text = """
      class Thing: NSObject { weak var delegate: ThingDelegate? }
      @objc protocol ThingDelegate { @objc optional func a(b: Int) }
      """
    let rx = try listing(text, styles: ["rx", "combine"])
    #expect(rx.protocols.map(\.proxy) == ["RxThingDelegateProxy"])
    #expect(rx.protocols.first?.requirements.map(\.kind) == ["interceptable event"])
    #expect(rx.protocols.first?.requirements.first?.members.map(\.name) == ["a", "aPublisher"])
    let combine = try listing(text, styles: ["combine", "rx"])
    #expect(combine.protocols.map(\.proxy) == ["CombineThingDelegateProxy"])
    #expect(combine.protocols.first?.requirements.map(\.kind) == ["event"])
  }

  @Test func aProtocolForTwoParentsIsListedTwice() throws {
    let listing = try listing(
      """
      class A { weak var delegate: ThingDelegate? }
      class B { weak var delegate: ThingDelegate? }
      // proxygen:parent A
      // proxygen:parent B
      protocol ThingDelegate: AnyObject { func a() }
      """, styles: ["rx", "combine"])
    #expect(listing.protocols.map(\.parent) == ["A", "B"])
    #expect(
      listing.protocols.map { $0.styles.map(\.style) } == [["rx", "combine"], ["rx", "combine"]])
  }

  @Test func whatCannotBeServedIsNamed() throws {
    let listing = try listing("protocol GongDelegate { func a() }", styles: ["rx"])
    #expect(listing.protocols.isEmpty)
    #expect(listing.unserved.map(\.name) == ["GongDelegate"])
    #expect(listing.diagnostics.map(\.rule) == ["no-parent"])
    #expect(listing.subjects.count == 1)
  }
}
