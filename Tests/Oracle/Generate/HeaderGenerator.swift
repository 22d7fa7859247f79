import Diagnostics

@testable import ObjCFrontEnd

/// Random headers, the same for the same seed: every rule of naming and every shape of type comes up.
///
/// Each declaration has a number, as its line and in its comment, by which what Swift makes of it is found again.
struct HeaderGenerator {
  static let path = "Header.h"

  var random: SeededGenerator
  var header = ObjCHeader()
  /// Of the header's own, so that names tell types apart.
  var prefix = ""
  var takenNames: Set<String> = []
  /// In the families of all owners, so that no declaration hides another.
  var takenSelectors: Set<String> = []
  private var number = 0

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// - Parameter members: how many methods and properties there are, about.
  static func header(seed: UInt64, members: Int = 500) -> ObjCHeader {
    var generator = HeaderGenerator(seed: seed)
    generator.fill(members: members)
    return generator.header
  }

  private mutating func fill(members: Int) {
    header.frameworks = ["Foundation"]
    header.symbols = FoundationFacts.symbols
    prefix = random.pick(["QZ", "QZX", "Q", "", "Qz", "ZZ"])
    for _ in 0..<random.count(3...6) { addEnumeration() }
    for _ in 0..<random.count(1...3) { addStructure() }
    for _ in 0..<random.count(2...4) { addAlias() }
    addOpaqueNames()
    var left = members
    while left > 0 {
      let count = min(left, random.count(1...12))
      switch random.count(0...9) {
      case 0...5: addProtocol(members: count)
      case 6...7: addClass(members: count)
      default: addCategory(members: count)
      }
      left -= count
    }
  }

  mutating func declaration() -> ObjCDeclaration {
    number += 1
    return ObjCDeclaration(
      location: SourceLocation(path: Self.path, line: number, column: 1), comment: "/// #\(number)")
  }

  /// Names that are known and never declared: what mentions such a class isn't imported.
  private mutating func addOpaqueNames() {
    let name = newName()
    header.symbols.classes[name] = .init(isDefined: false, origin: .input)
  }
}
