import Testing

@testable import ProxyGenerator

/// What holds for the names of every protocol, whatever it declares.
@Suite struct NamerTests {
  private static let seeds: Range<UInt64> = 0..<24

  private func random(_ seed: UInt64) -> Naming {
    var random = RandomProtocol(seed: seed)
    return Naming(random.source(requirements: 3 + Int(seed % 25)))
  }

  @Test(arguments: seeds) func noTwoMembersCollide(_ seed: UInt64) {
    let members = random(seed).members
    for (index, one) in members.enumerated() {
      for other in members[..<index] where one.name == other.name {
        #expect(
          one.conditions.excludes(other.conditions),
          "'\(one.name)' for \(one.signature) and \(other.signature)")
      }
    }
  }

  @Test(arguments: seeds) func namesAreIdentifiersThatNobodyHas(_ seed: UInt64) {
    let taken: Set<String> = ["base", "delegate", "setDelegate", "delegateProxy", "deallocated"]
    for name in random(seed).names {
      #expect(Word.isIdentifier(name))
      #expect(!taken.contains(name))
    }
  }

  @Test(arguments: seeds) func namesDoNotDependOnOrder(_ seed: UInt64) {
    let naming = random(seed)
    let expected = naming.namesBySignature
    #expect(naming.reordered { $0.reversed() }.namesBySignature == expected)
    for shift in [1, 2, 5] {
      let turned = naming.reordered { Array($0.dropFirst(shift) + $0.prefix(shift)) }
      #expect(turned.namesBySignature == expected)
    }
  }

  @Test(arguments: seeds) func anUnrelatedRequirementChangesNoName(_ seed: UInt64) {
    let naming = random(seed)
    var names = naming.adding("func door(_ door: Door, willSqueak volume: Double)").namesBySignature
    for (signature, name) in naming.namesBySignature {
      #expect(names.removeValue(forKey: signature) == name)
    }
    #expect(Array(names.values) == ["willSqueak"])
  }

  /// Nothing changes but names that the overload's own words lead to.
  @Test(arguments: seeds) func anOverloadChangesItsGroupOnly(_ seed: UInt64) {
    let naming = random(seed)
    let added = naming.adding("func door(_ door: Door, willOpen speed: Float)")
    let names = added.namesBySignature
    for (signature, name) in naming.namesBySignature where names[signature] != name {
      #expect(name.lowercased().contains("willopen"))
    }
  }

  @Test func namesOfPublishedProtocolsDoNotDependOnOrder() {
    for library in [PublishedNames.rxCocoa, .combineCoreBluetooth, .rxGoogleMaps] {
      let naming = Naming(library.source.replacing("// proxygen:name", with: "//"))
      #expect(
        naming.reordered { $0.reversed() }.namesBySignature == naming.namesBySignature)
    }
  }
}
