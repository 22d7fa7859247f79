import Testing

@testable import ProxyGenerator

struct KnownSuperclassesTests {
  @Test func aTableViewIsAScrollView() {
    #expect(KnownSuperclasses.of("UITableView") == ["UIScrollView"])
    #expect(KnownSuperclasses.of("UIView") == [])
  }

  @Test func itSpeaksOfItselfAsOne() throws {
    let fixture = try ProtocolFixture(
      """
      @objc protocol UITextViewDelegate: NSObjectProtocol {
        @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
        @objc optional func textViewDidChange(_ textView: UITextView)
      }
      """)
    #expect(try fixture.named("UITextViewDelegate").members == ["didScroll", "didChange"])
  }
}
