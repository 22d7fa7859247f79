import Testing

@testable import ProxyGenerator

struct ListingTableTests {
  private func table(_ texts: String...) throws -> String {
    let files = try texts.enumerated().map { try ProtocolFixture.file($1, path: "\($0).swift") }
    return ListingTable(
      ProtocolFixture(files: files).protocols.map({ ProtocolListing($0, style: .rx) })
    ).text
  }

  @Test func aBlockForEachProtocol() throws {
    #expect(
      try table(
        """
        class Thing { weak var delegate: ThingDelegate? }
        protocol ThingDelegate: AnyObject {
          func thingDidEnd(_ thing: Thing)
          func thing(_ thing: Thing, priceOf name: String) -> Int
          // proxygen:skip
          func a()
        }
        """, "protocol OtherDelegate { func a(_ other: Other) }",
        "// proxygen:parent Third\nprotocol ThirdDelegate { func a() }",
        "// proxygen:standalone\nprotocol FourthDelegate { func a() }") == """
          ThingDelegate: parent Thing.delegate (its property in the inputs), proxy RxThingDelegateProxy
            REQUIREMENT        PRESENCE  KIND            NAME     TYPE           DEFAULT  BECAUSE
            thingDidEnd(_:)    required  event           didEnd   Void           -        \
          returns nothing, in a Swift protocol that can't be intercepted
            thing(_:priceOf:)  required  keyed answer    priceOf  [String: Int]  0        \
          returns a value for one Hashable payload, 'String'
            a()                required  forwarded only  -        -              -        \
          left out by 'proxygen:skip'

          OtherDelegate: parent Other.delegate (the sender of its methods), proxy RxOtherDelegateProxy
            REQUIREMENT  PRESENCE  KIND   NAME  TYPE  DEFAULT  BECAUSE
            a(_:)        required  event  a     Void  -        \
          returns nothing, in a Swift protocol that can't be intercepted

          ThirdDelegate: parent Third.delegate (named by 'proxygen:parent'), proxy RxThirdDelegateProxy
            REQUIREMENT  PRESENCE  KIND   NAME  TYPE  DEFAULT  BECAUSE
            a()          required  event  a     Void  -        \
          returns nothing, in a Swift protocol that can't be intercepted

          FourthDelegate: no parent (an object of its own by 'proxygen:standalone'), proxy RxFourthDelegate
            REQUIREMENT  PRESENCE  KIND   NAME     TYPE  DEFAULT  BECAUSE
            a()          required  event  fourthA  Void  -        \
          returns nothing, and no proxy intercepts it

          """)
  }

  @Test func nothingForNothing() {
    #expect(ListingTable([]).text == "")
  }
}
