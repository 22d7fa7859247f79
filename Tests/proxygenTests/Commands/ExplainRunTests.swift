import Testing

@testable import proxygen

@Suite struct ExplainRunTests {
  private static let delegate = """
    protocol BellDelegate: AnyObject {
      func bell(_ bell: Bell, didRing times: Int)
      // proxygen:skip
      func bellShouldRing(_ bell: Bell) -> Bool
    }

    """
  private static let parent = """
    final class Bell {
      weak var ringer: BellDelegate?
    }

    """

  private func explained(_ arguments: String...) throws -> String {
    let harness = try CommandHarness()
    try harness.folder.write(Self.delegate, to: "S/BellDelegate.swift")
    try harness.folder.write(Self.parent, to: "S/Bell.swift")
    try harness.folder.write(#"{"version": 1, "inputs": ["S"]}"#, to: "proxygen.json")
    let status = ProxygenCommand.run(
      arguments: ["explain"] + arguments, environment: harness.environment, pipeline: .standard)
    #expect(status == .fine, "\(harness.errors.text)")
    return harness.output.text
  }

  @Test func theConfigurationsInputsSayMore() throws {
    let text = try explained("S/BellDelegate.swift:2", "--style", "combine")
    #expect(text.contains("\n  parent    Bell.ringer (its property in the inputs)\n"))
    #expect(text.contains("\nstyle combine: didRingPublisher, element Int\n"))
    #expect(text.contains("\n    var didRingPublisher: AnyPublisher<Int, Never> {\n"))
    #expect(!text.contains("shouldRing"))
  }

  @Test func onlyWhatIsAskedForIsRead() throws {
    let text = try explained(
      "S/BellDelegate.swift:2", "S/BellDelegate.swift", "--style", "rx", "--no-config")
    #expect(text.contains("\n  parent    Bell.delegate (the sender of its methods)\n"))
  }

  @Test func aRequirementWithoutMemberIsToldOf() throws {
    let text = try explained("S/BellDelegate.swift:4", "--style", "rx")
    #expect(text.contains("\n  kind      forwarded only\n"))
    #expect(text.contains("\n  because   left out by 'proxygen:skip'\n"))
    #expect(text.contains("\nstyle rx: no member\n"))
    #expect(text.contains("bellShouldRing(bell)"))
  }

  @Test func aStyleThatCantServeSaysWhy() throws {
    let text = try explained("S/BellDelegate.swift:1", "--style", "layered")
    #expect(text.contains("\nstyle layered: not served\n  'Bell' can't be layered for"))
  }
}
