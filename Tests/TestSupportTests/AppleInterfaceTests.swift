import Testing

@testable import TestSupport

@Suite struct AppleInterfaceTests {
  private let original = """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -target x86_64-unknown-linux-gnu -static -O -module-name Swift
    @backDeployed(before: macOS 15.0)
    public func kept()
    """

  @Test func isForAppleAndSkipsBodies() {
    let text = AppleInterface(of: "Other", from: original).text
    #expect(
      text == """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -target \(ImporterBuild.target) -module-name Swift -Onone \
        -experimental-skip-all-function-bodies
        public func kept()

        """)
  }

  @Test func givesTheLibraryAPointerForErrors() {
    #expect(
      AppleInterface(of: "Swift", from: original).text.contains("AutoreleasingUnsafeMutablePointer")
    )
  }
}
