/// Finds out which parts of which texts a demand needs: what it chooses, what that mentions, and so on until nothing is
/// added.
struct DemandResolution {
  private let demand: Demand
  private let summaries: [SourceSummary]
  /// Whether a protocol of the text may be chosen by its name.
  private let choosesAny: [Bool]
  /// Reads a text again; nil for one that only the parser can be trusted with.
  private let need: (Int) -> FileNeed?
  private var names: NeededNames
  /// By the index of the text.
  private(set) var needs: [Int: FileNeed] = [:]
  /// Texts that the parser has to see as they are.
  private(set) var whole: Set<Int> = []
  private var rounds: [Int: Int] = [:]

  init(_ demand: Demand, _ summaries: [SourceSummary], need: @escaping (Int) -> FileNeed?) {
    self.demand = demand
    self.summaries = summaries
    self.need = need
    names = NeededNames(demand)
    choosesAny = summaries.map { summary in
      summary.protocols.contains { declared in
        declared.isNested && demand.mayChooseNested || demand.mayChoose(declared.name)
      }
    }
    for (index, summary) in summaries.enumerated() {
      names.holdAsDelegate(summary.heldAsDelegate)
      names.want(summary.directiveWords)
      for word in summary.directiveWords { names.wantProperty(word) }
      if summary.isWhole { whole.insert(index) }
    }
    resolve()
  }

  private mutating func resolve() {
    var version = -1
    while names.version > version {
      version = names.version
      for index in summaries.indices where needs[index] == nil && matters(index) { take(index) }
      for index in needs.keys.sorted() where rounds[index] != names.version {
        needs[index]?.settle(&names, demand)
        rounds[index] = names.version
      }
    }
  }

  private mutating func take(_ index: Int) {
    let summary = summaries[index]
    if summary.words.isEmpty, let found = need(index) {
      needs[index] = found
      return
    }
    rounds[index] = 0
    // Whatever it declares may be what matters.
    whole.insert(index)
    names.want(summary.words)
    names.wantWhole(summary.words)
    for declared in summary.protocols { names.hold(NameKey(declared.name)) }
    for derived in summary.derived { names.hold(derived.name) }
  }

  private func matters(_ index: Int) -> Bool {
    let summary = summaries[index]
    if !summary.words.isEmpty, rounds[index] != nil { return false }
    return choosesAny[index] || summary.hasDirectives || summary.hasGlobalActor
      || summary.hasInnerName && demand.members == .all
      || reachesAny(summary) || names.held.contains(anyOf: summary.held)
      || summary.protocols.contains { names.heldAsDelegate.contains(NameKey($0.name)) }
      || summary.derived.contains(where: matters)
  }

  private func matters(_ derived: SourceSummary.Derived) -> Bool {
    names.superclasses.contains(anyOf: derived.origins)
      || derived.kind == .alias && !derived.isCompound
        && (names.heldAsDelegate.contains(derived.name)
          || names.held.contains(anyOf: derived.origins))
  }

  /// Whether a name leads to something in the text that matters by itself.
  private func reachesAny(_ summary: SourceSummary) -> Bool {
    // Of nested declarations, all names around them have to be wanted.
    var reached: [Bool] = []
    for place in summary.places {
      let isInside = place.parent < 0 || reached[Int(place.parent)]
      let isReached = isInside && names.wanted.contains(place.name)
      if isReached, !place.isPlainExtension || matters(place, in: summary) { return true }
      reached.append(isReached)
    }
    return false
  }

  private func matters(_ extended: SourceSummary.Place, in summary: SourceSummary) -> Bool {
    demand.members == .all || names.extended.contains(extended.name)
      || names.superclasses.contains(extended.name)
      || names.properties.contains(anyOf: summary.extensionProperties)
  }
}
