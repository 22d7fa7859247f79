import Testing

/// How often the rule gives the name that an author chose by hand.
@Suite struct PublishedNamesTests {
  typealias Comparison = PublishedNames.Comparison

  private static let libraries: [PublishedNames] = [
    .rxCocoa, .rxExample, .combineCocoa, .rxARKit, .rxWebKit, .rxUIKit, .rxUserNotifications,
    .rxDocumentPicker, .rxAVFoundation, .rxGoogleMaps, .rxAppKit, .rxCoreLocation, .rxMKMapView,
    .rxSceneKit, .rxSpriteKit, .rxAVKit, .rxCallKit, .rxPushKit, .rxCoreBluetooth, .smartGait,
    .airMapSDK, .combineCoreBluetooth,
    .wcSessionRx, .shidaBluetooth, .rxPageViewController, .bleTest, .blueGecko, .mySmartWatch,
    .arKitSamples, .yuanARKit, .ytxPager, .koedthoPager, .textFieldProxy, .swiftLab, .rxrendevu,
    .vexl, .daoPresentation, .contactRx, .gifton, .webViewController, .vinyl, .rxWeatherApp, .plock,
    .anyMap, .kevin, .mongli, .plannerApp, .naverMap, .supermove, .doctor24, .capitaineSpot,
    .squads, .dingweibao, .dobby, .tvnExtensions, .searchFieldRx, .chartsRx, .dropDownRx,
    .filledTextFieldRx, .autocompleteRx, .productsRequestRx,
  ]

  private static let tuned = libraries.filter { !$0.isHeldOut }.flatMap { $0.comparisons() }
  private static let heldOut = libraries.filter(\.isHeldOut).flatMap { $0.comparisons() }

  @Test func everyMethodHasBothNames() {
    #expect(Self.tuned.count == 399)
    #expect(Self.heldOut.count == 158)
    #expect((Self.tuned + Self.heldOut).allSatisfy { !$0.published.isEmpty && $0.given != nil })
  }

  @Test func givesNamesThatTheRuleWasMadeWith() {
    expect(Self.tuned, hits: 282)
  }

  @Test func givesNamesThatTheRuleWasMadeWithout() {
    expect(Self.heldOut, hits: 86)
  }

  /// Two authors agree on 52 % of the methods that both have wrapped. So it counts more that the name is one that
  /// somebody would choose.
  @Test func agreesWithAnAuthorOnMostMethods() {
    let methods = Dictionary(grouping: Self.tuned + Self.heldOut, by: \.method).values
    #expect(methods.count == 399)
    #expect(methods.count { $0.contains(where: \.isHit) } >= 291)
  }

  @Test func authorsDisagreeAboutNames() {
    let methods = Dictionary(grouping: Self.tuned + Self.heldOut, by: \.method).values
    var pairs = 0
    var agreed = 0
    for names in methods.map({ $0.map(\.published) }) {
      for (index, name) in names.enumerated() {
        pairs += index
        agreed += names[..<index].count { $0 == name }
      }
    }
    #expect(pairs > 200)
    #expect(Double(agreed) / Double(pairs) < 0.55)
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
