import ProtocolModel
import Testing

@testable import ProxyGenerator

@Suite struct CollisionLadderTests {
  private func climber(
    _ name: String, _ alternatives: String..., labels: [String] = [], when condition: String? = nil
  ) -> CollisionLadder.Climber {
    CollisionLadder.Climber(
      name: name, labels: labels, alternatives: alternatives,
      conditions: BuildConditions([condition].compactMap { $0 }.map(Condition.init)),
      signature: ([name] + labels + alternatives).joined(separator: " "))
  }

  private func names(_ climbers: [CollisionLadder.Climber], reserved: Set<String> = []) -> [String]
  {
    CollisionLadder(reserved: reserved).names(of: climbers)
  }

  @Test func keepsTheNameWithoutCollision() {
    #expect(names([climber("a", "aX"), climber("b", "bX")]) == ["a", "b"])
  }

  @Test(arguments: [
    (["a", "b"], true), (["a", "a"], false), (["a", "taken"], false), ([], true),
  ])
  func keeps(_ names: [String], _ isKept: Bool) {
    #expect(CollisionLadder(reserved: ["taken"]).keeps(names) == isKept)
  }

  @Test func allThatCollideClimb() {
    #expect(names([climber("a", "aX"), climber("a", "aY"), climber("b")]) == ["aX", "aY", "b"])
  }

  @Test func oneWithoutAnotherRungStays() {
    #expect(names([climber("a"), climber("a", "aX")]) == ["a", "aX"])
  }

  @Test func labelsComeBeforeAlternatives() {
    #expect(
      names([climber("a", "aZ", labels: ["X"]), climber("a", "aZ", labels: ["Y", "Z"])])
        == ["aX", "aY"])
  }

  @Test func whoeverHasNoLabelLeftKeepsTheName() {
    #expect(
      names([
        climber("a", "aP"), climber("a", "aQ", labels: ["X"]),
        climber("a", "aR", labels: ["X", "Y"]),
      ]) == ["a", "aX", "aXY"])
  }

  @Test func labelsThatAllHaveTellNothing() {
    #expect(
      names([climber("a", "aP", labels: ["X"]), climber("a", "aQ", labels: ["X", "Y"])])
        == ["a", "aY"])
    #expect(
      names([climber("a", "aP", labels: ["X"]), climber("a", "aQ", labels: ["X"])])
        == ["aP", "aQ"])
  }

  @Test func climbsUntilAllDiffer() {
    #expect(
      names([climber("a", "aX", "aX1"), climber("a", "aX", "aX2"), climber("aX")])
        == ["aX1", "aX2", "aX"])
  }

  @Test func leavesReservedNames() {
    #expect(names([climber("base", "baseX")], reserved: ["base"]) == ["baseX"])
    #expect(names([climber("base")], reserved: ["base"]) == ["base2"])
  }

  @Test func numbersWhatNoRungTellsApart() {
    let first = CollisionLadder.Climber(name: "a", signature: "1")
    let second = CollisionLadder.Climber(name: "a", signature: "2")
    #expect(names([first, second]) == ["a", "a2"])
    #expect(names([second, first]) == ["a2", "a"])
  }

  @Test func numbersAreNewNames() {
    let first = CollisionLadder.Climber(name: "a", signature: "1")
    let second = CollisionLadder.Climber(name: "a", signature: "2")
    #expect(names([first, second, climber("a2")]) == ["a", "a3", "a2"])
    #expect(names([first, second], reserved: ["a", "a2"]) == ["a3", "a4"])
  }

  @Test func aLastResortComesBeforeANumber() {
    let first = CollisionLadder.Climber(name: "a", lastResort: "oneA", signature: "1")
    let second = CollisionLadder.Climber(name: "a", lastResort: "twoA", signature: "2")
    let third = CollisionLadder.Climber(name: "a", lastResort: "twoA", signature: "3")
    #expect(names([first, second, third]) == ["a", "twoA", "a2"])
  }

  @Test func alternativesShareTheirName() {
    #expect(names([climber("a", "aX", when: "A"), climber("a", "aY", when: "!A")]) == ["a", "a"])
  }

  @Test func whatOneBuildHasDoesNotShareItsName() {
    #expect(names([climber("a", "aX", when: "A"), climber("a", "aY", when: "A")]) == ["aX", "aY"])
    #expect(names([climber("a", "aX", when: "A"), climber("a", "aY", when: "B")]) == ["aX", "aY"])
    #expect(names([climber("a", "aX", when: "A"), climber("a", "aY")]) == ["aX", "aY"])
  }

  @Test func anAlternativeThatCollidesWithNothingStays() {
    let names = names([
      climber("a", "aX", when: "A"), climber("a", "aY", when: "A"), climber("a", "aZ", when: "!A"),
    ])
    #expect(names == ["aX", "aY", "a"])
  }

  @Test func doesNotDependOnOrder() {
    let climbers = [
      climber("a", "aX", "aXY"), climber("a", "aX", "aXZ"), climber("a", "aQ"),
      climber("aX", "aX2"), climber("b"), climber("b", "bb"),
      climber("a", labels: ["X"]), climber("a", labels: ["X", "Y"]), climber("a", labels: ["Q"]),
    ]
    let expected = Dictionary(
      uniqueKeysWithValues: zip(climbers.map(\.signature), names(climbers)))
    #expect(Set(expected.values).count == climbers.count)
    for shift in climbers.indices {
      let turned = Array(climbers[shift...] + climbers[..<shift])
      for order in [turned, turned.reversed()] {
        for (climber, name) in zip(order, names(order)) {
          #expect(expected[climber.signature] == name)
        }
      }
    }
  }
}
