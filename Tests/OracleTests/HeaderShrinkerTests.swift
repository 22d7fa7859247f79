import TestSupport
import Testing

@testable import ObjCFrontEnd
@testable import Oracle

@Suite struct HeaderShrinkerTests {
  @Test func removesOwnersWithTheirMembers() throws {
    let header = HeaderGenerator.header(seed: 3, members: 60)
    let owner = try #require(header.protocols.first)
    let smaller = header.removing([owner.declaration.number])
    #expect(smaller.protocols.count == header.protocols.count - 1)
    #expect(!smaller.numbers.contains(owner.declaration.number))
    #expect(header.removing(Set(header.numbers)).numbers.isEmpty)
  }

  /// A private name is a difference that the shrinker may keep: it is found without its surroundings.
  @Test(.enabled(if: Importer.isAvailable)) func leavesWhatDiffersAlone() throws {
    let importer = try Importer()
    let header = HeaderGenerator.header(seed: 3, members: 4)
    let number = try #require(header.numbers.last)
    var shrinker = HeaderShrinker(header, number: number, isSystemModule: false, importer)
    // Nothing differs, so that nothing may be left out.
    #expect(shrinker.smallest() == header)
  }

  @Test func simplifiesMethods() throws {
    let header = HeaderGenerator.header(seed: 3, members: 60)
    let number = try #require(
      header.protocols.flatMap(\.members).compactMap { member -> Int? in
        guard case .method(let method) = member, method.parameters.count > 1 else { return nil }
        return method.declaration.number
      }.first)
    let simpler = MemberSimplification.all.compactMap { $0.apply(header, number, 0) }
    #expect(simpler.count == MemberSimplification.all.count)
    #expect(
      simpler[0].method(number)?.parameters.count == (header.method(number)?.parameters.count ?? 0)
        - 1)
    #expect(simpler[2].method(number)?.result == .void)
    #expect(MemberSimplification.all[0].apply(header, number, 99) == nil)
  }
}
