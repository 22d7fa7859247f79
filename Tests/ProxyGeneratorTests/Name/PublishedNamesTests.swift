import Testing

/// How often the rule gives the name that an author chose by hand.
@Suite struct PublishedNamesTests {
  typealias Comparison = PublishedNames.Comparison

  private static let libraries: [PublishedNames] = [
    .rxCocoa, .rxExample, .combineCocoa, .rxARKit, .rxWebKit, .rxUIKit, .rxUserNotifications,
    .rxDocumentPicker, .rxAVFoundation, .rxGoogleMaps, .rxAppKit, .rxCoreLocation, .rxMKMapView,
    .rxSceneKit, .rxSpriteKit, .rxAVKit, .rxCallKit, .rxPushKit, .rxCoreBluetooth, .smartGait,
    .airMapSDK, .combineCoreBluetooth,
  ]

  private static let tuned = libraries.filter { !$0.isHeldOut }.flatMap { $0.comparisons() }
  private static let heldOut = libraries.filter(\.isHeldOut).flatMap { $0.comparisons() }

  @Test func everyMethodHasBothNames() {
    #expect(Self.tuned.count == 237)
    #expect(Self.heldOut.count == 165)
    #expect((Self.tuned + Self.heldOut).allSatisfy { !$0.published.isEmpty && $0.given != nil })
  }

  @Test func givesNamesThatTheRuleWasMadeWith() {
    expect(Self.tuned, hits: 999)
  }

  @Test func givesNamesThatTheRuleWasMadeWithout() {
    expect(Self.heldOut, hits: 98)
  }

  /// Authors differ: where several published one method, it is enough to agree with one of them.
  @Test func agreesWithAnAuthorOnMostMethods() {
    let methods = Dictionary(grouping: Self.tuned + Self.heldOut, by: \.method).values
    let agreed = methods.filter { $0.contains(where: \.isHit) }
    print("METHODS", methods.count, agreed.count)
    let reach = methods.filter { !$0.allSatisfy(\.isFreeChoice) }
    print("METHODS reachable", reach.count)
    for (n, c) in [("tuned", Self.tuned), ("held", Self.heldOut)] {
      let m = Dictionary(grouping: c, by: \.method).values
      print(
        n, "free", c.filter(\.isFreeChoice).count, "methods", m.count,
        m.filter { $0.contains(where: \.isHit) }.count,
        m.filter { !$0.allSatisfy(\.isFreeChoice) }.count)
    }
  }

  private func expect(
    _ comparisons: [Comparison], hits: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let misses = comparisons.filter { !$0.isHit }.map { miss in
      "\(miss.isFreeChoice ? "free choice" : "miss") in \(miss.library): \(miss.published), "
        + "not \(miss.given ?? "nil"), for \(miss.method)"
    }
    #expect(
      comparisons.count - misses.count >= hits, "\(misses.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }
}
