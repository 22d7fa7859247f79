import Testing

/// Names of a few protocols at a time.
@Suite struct NamerCaseTests {
  private func names(_ requirements: String) -> [String] {
    Naming(
      """
      class Door { weak var delegate: DoorDelegate? }
      protocol DoorDelegate: AnyObject {
      \(requirements)
      }
      """
    ).names
  }

  @Test func overloadsUnderOneConditionDiffer() {
    #expect(
      names(
        """
        #if os(iOS)
        func door(_ door: Door, didOpen width: Int)
        func door(_ door: Door, didOpen name: String)
        #endif
        """) == ["didOpenWidth", "didOpenName"])
  }

  @Test func alternativesShareTheirName() {
    #expect(
      names(
        """
        #if os(iOS)
        func door(_ door: Door, didOpen width: Int)
        #else
        func door(_ door: Door, didOpen name: String)
        #endif
        """) == ["didOpen", "didOpen"])
  }

  @Test func thePlainOverloadKeepsItsName() {
    #expect(
      names(
        """
        func doorDidOpen(_ door: Door)
        func doorDidOpen(_ door: Door, wide: Bool)
        func doorDidOpen(_ door: Door, wide: Bool, for reason: String)
        """) == ["didOpen", "didOpenWide", "didOpenWideForReason"])
  }

  @Test func aPrepositionIsFollowedByItsNoun() {
    #expect(
      names(
        """
        func door(_ door: Door, priceOf item: Item) -> Int
        func door(_ door: Door, priceOf item: Item, in size: Size) -> Int
        """) == ["priceOf", "priceOfItemInSize"])
  }

  @Test func labelsThatAllOverloadsHaveAreNoHelp() {
    #expect(
      names(
        """
        func door(_ door: Door, decide key: Key, handler: @escaping () -> Void)
        func door(_ door: Door, decide code: Code, handler: @escaping () -> Void)
        """) == ["decideKey", "decideCode"])
  }

  @Test func overloadsByTypeEffectsAndResultDiffer() {
    #expect(
      names(
        """
        func door(_ door: Door, didGet value: Int)
        func door(_ door: Door, didGet value: String)
        func door(_ door: Door, didGet value: Int) async
        func door(_ door: Door, didGet value: Int) -> Bool
        """) == ["didGetInt", "didGetString", "didGetAsync", "didGetIntReturningBool"])
  }

  @Test func takenNamesGetTheParentsWord() {
    #expect(
      names("func deallocated(_ door: Door)\nfunc door(_ door: Door, delegate: Int)")
        == ["doorDeallocated", "doorDelegate"])
  }

  @Test func anObjectOfItsOwnHasTheMethodsNamesAlready() {
    let naming = Naming(
      """
      // proxygen:standalone
      protocol DoorDelegate: AnyObject { func doorDidOpen(); func didClose() }
      """)
    #expect(naming.names == ["didOpen", "doorDidClose"])
  }

  @Test func rawIdentifiersBecomePlainOnes() {
    #expect(names("func `it did open`(_ door: Door)") == ["itDidOpen"])
  }

  @Test func protocolsOfOneParentAreToldApart() {
    let naming = Naming(
      """
      class Door { weak var delegate: DoorDelegate?; weak var keeper: DoorKeeperDelegate? }
      protocol Opening: AnyObject { func doorDidOpen(_ door: Door) }
      protocol DoorDelegate: Opening {}
      protocol DoorKeeperDelegate: Opening {}
      """)
    #expect(naming.names == ["didOpen", "keeperDidOpen"])
  }
}
