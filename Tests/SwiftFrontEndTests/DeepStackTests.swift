import Essentials
import Testing

@Suite struct DeepStackTests {
  @Test func handsTheResultOver() {
    #expect(DeepStack.run { 3 } == 3)
    #expect(DeepStack.run { Int?.none } == nil)
  }

  @Test func isDeeperThanAnyThreadsOwn() {
    @Sendable func sum(_ count: Int) -> Int { count == 0 ? 0 : count + sum(count - 1) }
    #expect(DeepStack.run { sum(100_000) } == 5_000_050_000)
  }
}
