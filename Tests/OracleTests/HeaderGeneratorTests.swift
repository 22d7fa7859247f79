import Testing

@testable import Oracle

@Suite struct HeaderGeneratorTests {
  @Test func givesTheSameForTheSameSeed() {
    let header = HeaderGenerator.header(seed: 1, members: 200)
    #expect(header == HeaderGenerator.header(seed: 1, members: 200))
    #expect(header != HeaderGenerator.header(seed: 2, members: 200))
  }
}
