import ProxyGenerator
import Testing

@testable import proxygen

@Suite struct ShardTests {
  @Test(arguments: ["0/3", "4/3", "1/0", "1", "1/2/3", "a/b", "-1/2", ""])
  func whatIsNoShard(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func everyFileIsInOne() throws {
    let files = (1...200).map { OutputFile(name: "Rx\($0)DelegateProxy.swift", contents: "") }
    let shards = try (1...4).map { try #require(Shard("\($0)/4")) }
    for file in files { #expect(shards.filter { $0.has(file) }.count == 1) }
    for shard in shards { #expect(files.filter(shard.has).count > 25) }
  }
}
