/// Makes names differ, by lengthening those that collide.
///
/// All members of a collision climb together, so that the result depends on which requirements there are and
/// not on their order, and a name changes only when its own overloads do.
struct CollisionLadder {
  /// One that needs a name.
  struct Climber: Hashable {
    /// The best name.
    var name: String
    /// Appended one at a time; labels that all members of a collision have are left out, as they tell nothing.
    var labels: [String] = []
    /// For those that no label tells apart, from the best to the longest.
    var alternatives: [String] = []
    /// Climbers whose conditions exclude each other (`#if … #else …`) may share a name.
    var conditions = BuildConditions([])
    /// What tells the name apart from those of other protocols when no rung is left.
    var lastResort: String?
    /// Gives the order of numbers when even that doesn't help.
    var signature: String
  }

  /// A climber's way up.
  private struct Rungs {
    var names: [String]
    var labelCount: Int
    var level = 0

    var name: String { names[level] }
    var hasLabel: Bool { level < labelCount }
    var hasAlternative: Bool { level + 1 < names.count }
  }

  /// Names that are taken.
  let reserved: Set<String>

  /// Whether all those names can stay, whatever their conditions, so that nobody has to climb.
  func keeps(_ names: [String]) -> Bool {
    reserved.isDisjoint(with: names) && Set(names).count == names.count
  }

  /// The name of each climber, in order.
  func names(of climbers: [Climber]) -> [String] {
    var rungs = rungs(of: climbers)
    while true {
      let colliding = collisions(climbers, rungs.map(\.name))
      let climbing = colliding.flatMap { indices in
        // Whoever has no other label keeps the name as long as others can be told from it by theirs.
        let labelled = indices.filter { rungs[$0].hasLabel }
        return labelled.isEmpty ? indices.filter { rungs[$0].hasAlternative } : labelled
      }
      if climbing.isEmpty {
        return numbered(climbers, rungs.map(\.name), colliding.flatMap { $0 })
      }
      for index in climbing { rungs[index].level += 1 }
    }
  }

  private func rungs(of climbers: [Climber]) -> [Rungs] {
    var labels = climbers.map(\.labels)
    for indices in collisions(climbers, climbers.map(\.name)) {
      let common = indices.reduce(into: labels[indices[0]]) { common, index in
        common.removeAll { !climbers[index].labels.contains($0) }
      }
      for index in indices { labels[index].removeAll(where: common.contains) }
    }
    return zip(climbers, labels).map { climber, labels in
      var names = [climber.name]
      for label in labels { names.append(names[names.count - 1] + label) }
      return Rungs(names: names + climber.alternatives, labelCount: labels.count)
    }
  }

  /// The climbers that can't keep their names, by name, in no order.
  private func collisions(_ climbers: [Climber], _ names: [String]) -> [[Int]] {
    let byName = Dictionary(grouping: climbers.indices) { names[$0] }
    return byName.compactMap { name, indices in
      if reserved.contains(name) { return indices }
      let colliding = indices.filter { index in
        indices.contains { $0 != index && collide(climbers[index], climbers[$0]) }
      }
      return colliding.isEmpty ? nil : colliding
    }
  }

  private func collide(_ one: Climber, _ other: Climber) -> Bool {
    !one.conditions.excludes(other.conditions)
  }

  /// What no rung tells apart gets another protocol's word or a number, in the order of signatures.
  private func numbered(
    _ climbers: [Climber], _ unnumbered: [String], _ colliding: [Int]
  ) -> [String] {
    var names = unnumbered
    var owners = Dictionary(grouping: Set(names.indices).subtracting(colliding)) { names[$0] }
    let order = colliding.sorted { climbers[$0].signature < climbers[$1].signature }
    // Without conditions a number that is taken is so for all, and needs no second look.
    let isPlain = climbers.allSatisfy { $0.conditions == BuildConditions([]) }
    var next: [String: Int] = [:]
    for index in order {
      let isFree = { (candidate: String) in
        !reserved.contains(candidate)
          && !owners[candidate, default: []].contains { collide(climbers[index], climbers[$0]) }
      }
      let name = names[index]
      let words = [name] + [climbers[index].lastResort].compactMap { $0 }
      if let word = words.first(where: isFree) {
        names[index] = word
      } else {
        let number = firstNumber(of: name, from: next[name] ?? 2, isFree)
        if isPlain { next[name] = number + 1 }
        names[index] = "\(name)\(number)"
      }
      owners[names[index], default: []].append(index)
    }
    return names
  }

  private func firstNumber(
    of name: String, from first: Int, _ isFree: (String) -> Bool
  ) -> Int {
    var number = first
    while !isFree("\(name)\(number)") { number += 1 }
    return number
  }
}
