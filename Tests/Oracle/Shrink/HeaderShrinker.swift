import TestSupport

@testable import ObjCFrontEnd

/// Makes a header in which namer and compiler differ as small as it gets.
public struct HeaderShrinker {
  private let number: Int
  private let isSystemModule: Bool
  private let importer: Importer
  private var header: ObjCHeader

  /// - Parameter number: of the declaration that they differ in.
  init(_ header: ObjCHeader, number: Int, isSystemModule: Bool, _ importer: Importer) {
    self.header = header
    self.number = number
    self.isSystemModule = isSystemModule
    self.importer = importer
  }

  /// The smallest header for a fault that a seed's header shows, as text, and how the two see it.
  public static func smallest(
    seed: UInt64, members: Int, number: Int, _ importer: Importer
  ) -> (text: String, fault: ImportComparison.Difference?) {
    var shrinker = HeaderShrinker(
      HeaderGenerator.header(seed: seed, members: members), number: number,
      isSystemModule: ImportComparison.isSystemModule(seed: seed), importer)
    let header = shrinker.smallest()
    return (HeaderText(header).text, shrinker.fault(in: header))
  }

  mutating func smallest() -> ObjCHeader {
    removeDeclarations()
    for simplify in MemberSimplification.all { apply(simplify) }
    return header
  }

  /// Many at once at first, then fewer.
  private mutating func removeDeclarations() {
    let index = DeclarationIndex(header)
    let owner = index.owners[number]
    var rest = header.numbers.filter { $0 != number && $0 != owner }
    var size = rest.count
    // What depends on others goes first; the last rounds take what it leaves.
    var lastRounds = 3
    while size > 0 {
      var start = 0
      while start < rest.count {
        let some = Set(rest[start..<min(start + size, rest.count)])
        let smaller = header.removing(some)
        if fault(in: smaller) != nil {
          header = smaller
          rest.removeAll(where: some.contains)
        } else {
          start += size
        }
      }
      if size == 1 { lastRounds -= 1 }
      size = lastRounds == 0 ? 0 : max(1, size / 4)
    }
  }

  private mutating func apply(_ simplify: MemberSimplification) {
    var step = 0
    while let simpler = simplify.apply(header, number, step) {
      if simpler != header, fault(in: simpler) != nil {
        header = simpler
      } else {
        step += 1
      }
    }
  }

  /// Nil for a header that the compiler doesn't take, too.
  private func fault(in header: ObjCHeader) -> ImportComparison.Difference? {
    let comparison = try? ImportComparison(header, isSystemModule: isSystemModule, importer)
    return comparison?.faults.first { $0.number == number }
  }
}
