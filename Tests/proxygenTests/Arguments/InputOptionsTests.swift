import Testing

@testable import proxygen

struct InputOptionsTests {
  @Test func withoutPatternsEveryProtocolIsSelected() {
    #expect(ProtocolSelection().contains("Anything"))
    #expect(ProtocolSelection().unmatched(by: []) == [])
  }

  @Test func aPatternMatchesTheWholeNameOrItsLastPart() {
    let selection = ProtocolSelection(patterns: [Wildcard("Camera*")])
    #expect(selection.contains("CameraDelegate"))
    #expect(selection.contains("Map.CameraDelegate"))
    #expect(selection.contains("Camera.Delegate"))
    #expect(!selection.contains("MapCameraDelegate"))
  }

  @Test func patternsThatSelectNothingAreKnown() {
    let selection = ProtocolSelection(patterns: [Wildcard("A*"), Wildcard("B*"), Wildcard("C")])
    #expect(selection.unmatched(by: ["Apple", "X.C"]) == [Wildcard("B*")])
  }
}
