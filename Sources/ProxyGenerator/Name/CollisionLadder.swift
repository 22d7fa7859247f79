/// Makes names differ, by lengthening those that collide.
///
/// All members of a collision climb together, so that the result depends on which requirements there are and
/// not on their order, and a name changes only when its own overloads do.
struct CollisionLadder {
  /// One that needs a name.
  struct Climber: Hashable {
    /// From the best name to the longest.
    var rungs: [String]
    /// Climbers with the same group never exist together (`#if … #else …`) and may share a name.
    var group: String
    /// Tells climbers apart that have no rung left.
    var signature: String
  }

  /// Names that are taken.
  let reserved: Set<String>

  /// The name of each climber, in order.
  func names(of climbers: [Climber]) -> [String] {
    var levels = climbers.map { _ in 0 }
    var isClimbing = true
    while isClimbing {
      isClimbing = false
      for indices in collisions(climbers, levels) {
        for index in indices where levels[index] + 1 < climbers[index].rungs.count {
          levels[index] += 1
          isClimbing = true
        }
      }
    }
    return numbered(climbers, levels)
  }

  private func name(_ climber: Climber, _ level: Int) -> String { climber.rungs[level] }

  private func collisions(_ climbers: [Climber], _ levels: [Int]) -> [[Int]] {
    let byName = Dictionary(grouping: climbers.indices) { name(climbers[$0], levels[$0]) }
    return byName.compactMap { name, indices in
      let groups = Set(indices.map { climbers[$0].group })
      return groups.count > 1 || reserved.contains(name) ? indices : nil
    }
  }

  /// What no rung tells apart gets a number, in the order of signatures.
  private func numbered(_ climbers: [Climber], _ levels: [Int]) -> [String] {
    var names = climbers.indices.map { name(climbers[$0], levels[$0]) }
    for indices in collisions(climbers, levels) {
      let isReserved = reserved.contains(names[indices[0]])
      let groups = indices.map { (climbers[$0].group, climbers[$0].signature) }
      let order = groups.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0).uniqued()
      for index in indices {
        let rank = order.firstIndex(of: climbers[index].group) ?? 0
        if rank > 0 || isReserved { names[index] += "\(rank + 1)" }
      }
    }
    return names
  }
}
