import Diagnostics
import Testing

@testable import ProxyGenerator

struct FindingCollectorTests {
  private static let error = Diagnostic.error("rule", at: .commandLine, "wrong")
  private static let warning = Diagnostic.warning("rule", at: .commandLine, "odd")

  private func subject(_ text: String) throws -> ProxySubject {
    ProxySubject(try #require(try ProtocolFixture.file(text).protocols.first))
  }

  @Test func aFindingKnowsWhomItSpeaksOf() throws {
    let bell = try subject("protocol BellDelegate {}")
    var collector = FindingCollector()
    let result = collector.about(bell) {
      $0.add(Self.error)
      return 1
    }
    collector.about(nil) { $0.add(Self.warning) }
    #expect(result == 1)
    #expect(
      collector.findings == [
        Finding(diagnostic: Self.error, subject: bell),
        Finding(diagnostic: Self.warning, subject: nil),
      ])
  }

  @Test func eachOnceForEachSubject() throws {
    let bell = try subject("protocol BellDelegate {}")
    let gong = try subject("protocol GongDelegate {}")
    var collector = FindingCollector()
    for subject in [bell, gong, bell] { collector.about(subject) { $0.add(Self.error) } }
    #expect(collector.findings.map(\.subject) == [bell, gong])
  }

  @Test(arguments: [3, 200]) func whatIsSaidOfManyComesInTheirOrder(_ count: Int) throws {
    let located = try (0..<count).map { index in
      let file = try ProtocolFixture.file("protocol Bell\(index)Delegate {}")
      return SymbolTable.Located(declaration: try #require(file.protocols.first), file: file)
    }
    var collector = FindingCollector()
    let names = collector.aboutEach(located) { one, collector in
      collector.add(.warning("rule", at: .file(one.declaration.name), "odd"))
      return one.declaration.name
    }
    #expect(names == located.map(\.declaration.name))
    #expect(collector.findings.map(\.diagnostic.place.path) == names)
    #expect(collector.findings.map(\.subject) == located.map(\.subject))
  }

  @Test func onlyErrorsMakeFaulty() throws {
    let bell = try subject("protocol BellDelegate {}")
    var collector = FindingCollector()
    collector.about(bell) { $0.add(Self.warning) }
    #expect(!collector.hasErrors)
    #expect(collector.faulty == [])
    collector.about(nil) { $0.add(Self.error) }
    #expect(collector.hasErrors)
    #expect(collector.faulty == [])
    collector.about(bell) { $0.add(Self.error) }
    #expect(collector.faulty == [bell])
  }

  @Test func aProtocolIsASubjectForEachParent() throws {
    let front = try subject("// proxygen:parent Front\nprotocol BellDelegate {}")
    let back = try subject("// proxygen:parent Back\nprotocol BellDelegate {}")
    #expect(front.location == back.location)
    #expect(front != back)
    #expect(try front == subject("// proxygen:parent Front\nprotocol BellDelegate {}"))
  }
}
