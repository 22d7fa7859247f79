/// Makes names differ, by lengthening those that collide.
///
/// All members of a collision climb together, so that the result depends on which requirements there are and
/// not on their order, and a name changes only when its own overloads do.
struct CollisionLadder {
  /// One that needs a name.
  struct Climber: Hashable {
    /// From the best name to the longest; at least one.
    var rungs: [String]
    /// Climbers whose conditions exclude each other (`#if … #else …`) may share a name.
    var conditions = BuildConditions([])
    /// What tells the name apart from those of other protocols when no rung is left.
    var lastResort: String?
    /// Gives the order of numbers when even that doesn't help.
    var signature: String
  }

  /// Names that are taken.
  let reserved: Set<String>

  /// The name of each climber, in order.
  func names(of climbers: [Climber]) -> [String] {
    var levels = climbers.map { _ in 0 }
    var colliding = collisions(climbers, levels)
    while true {
      let climbing = colliding.filter { levels[$0] + 1 < climbers[$0].rungs.count }
      if climbing.isEmpty { return numbered(climbers, levels, colliding) }
      for index in climbing { levels[index] += 1 }
      colliding = collisions(climbers, levels)
    }
  }

  /// The climbers that can't keep their names, in no order.
  private func collisions(_ climbers: [Climber], _ levels: [Int]) -> [Int] {
    let byName = Dictionary(grouping: climbers.indices) { climbers[$0].rungs[levels[$0]] }
    return byName.flatMap { name, indices in
      if reserved.contains(name) { return indices }
      return indices.filter { index in
        indices.contains { $0 != index && collide(climbers[index], climbers[$0]) }
      }
    }
  }

  private func collide(_ one: Climber, _ other: Climber) -> Bool {
    !one.conditions.excludes(other.conditions)
  }

  /// What no rung tells apart gets another protocol's word or a number, in the order of signatures.
  private func numbered(_ climbers: [Climber], _ levels: [Int], _ colliding: [Int]) -> [String] {
    var names = climbers.indices.map { climbers[$0].rungs[levels[$0]] }
    var owners = Dictionary(grouping: Set(names.indices).subtracting(colliding)) { names[$0] }
    let order = colliding.sorted { climbers[$0].signature < climbers[$1].signature }
    for index in order {
      let isFree = { (candidate: String) in
        !reserved.contains(candidate)
          && !owners[candidate, default: []].contains { collide(climbers[index], climbers[$0]) }
      }
      let name = names[index]
      let words = [name] + [climbers[index].lastResort].compactMap { $0 }
      names[index] = words.first(where: isFree) ?? numbered(name, isFree)
      owners[names[index], default: []].append(index)
    }
    return names
  }

  private func numbered(_ name: String, _ isFree: (String) -> Bool) -> String {
    var number = 2
    while !isFree("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}
