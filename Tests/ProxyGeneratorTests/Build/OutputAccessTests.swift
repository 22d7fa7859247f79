import ProtocolModel
import Testing

@testable import ProxyGenerator

struct OutputAccessTests {
  @Test(arguments: [
    ("public", "public", "public ", "open "), ("public", "open", "public ", "open "),
    ("public", "", "", ""), ("", "public", "", ""), ("package", "public", "package ", "package "),
    ("public", "package", "package ", "package "), ("", "", "", ""),
  ])
  func asWideAsBothAllow(
    _ ofProtocol: String, _ ofParent: String, _ member: String, _ ofClass: String
  ) throws {
    let fixture = try ProtocolFixture(
      """
      \(ofParent) class Thing { \(ofParent) weak var delegate: ThingDelegate? }
      \(ofProtocol) protocol ThingDelegate: AnyObject { func a() }
      """)
    let access = OutputAccess(try fixture.resolved())
    #expect(access.member == member)
    #expect(access.classModifier == ofClass)
  }

  /// It limits what other modules see, and they see nothing less than public.
  @Test(arguments: [("public", ["@_spi(Keys)"]), ("package", []), ("", [])])
  func anInterfaceForFriends(_ level: String, _ expected: [String]) throws {
    let fixture = try ProtocolFixture(
      """
      public class Thing { public weak var delegate: ThingDelegate? }
      @_spi(Keys) \(level) protocol ThingDelegate: AnyObject { func a() }
      """)
    let proxy = ProxyBuilder(named: try fixture.named(), style: .rx).build()
    #expect(proxy.attributes == expected)
  }

  @Test func aParentThatTheInputsDoNotHaveIsPublic() throws {
    let fixture = try ProtocolFixture("public protocol ThingDelegate { func a(_ thing: Thing) }")
    #expect(OutputAccess(try fixture.resolved()).member == "public ")
  }
}
