/// Protocols out of few words, so that their names collide in every way.
struct RandomProtocol {
  private var generator: Generator

  init(seed: UInt64) { generator = Generator(state: seed) }

  mutating func source(requirements: Int) -> String {
    var lines = [
      "class Door { weak var delegate: DoorDelegate? }", "protocol DoorDelegate: AnyObject {",
    ]
    var known: Set<String> = []
    while known.count < requirements {
      let declaration = requirement()
      guard known.insert(declaration).inserted else { continue }
      lines += conditional(declaration)
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private mutating func requirement() -> String {
    let name = pick(["door", "doorDidOpen", "didOpen", "didOpenDoor", "base", "delegate"])
    var parameters = pick([["_ door: Door"], ["_ door: Door"], ["for door: Door"], []])
    for _ in 0..<pick([0, 1, 1, 2]) {
      let label = pick(["didOpen", "didOpenAt", "with", "for", "default", "error", "willOpen wide"])
      parameters.append(
        "\(label)\(label.contains(" ") ? "" : pick(["", " item", " view"])): \(type())")
    }
    let result = pick(["", "", "", " async", " throws", " -> Bool", " -> Int?"])
    return "func \(name)(\(parameters.joined(separator: ", ")))\(result)"
  }

  private mutating func type() -> String {
    pick(["Int", "String", "[MapView]", "MapView?", "IndexPath", "Bool", "Error", "Any", "Door"])
  }

  private mutating func conditional(_ declaration: String) -> [String] {
    switch pick([0, 0, 0, 1, 2]) {
    case 1: ["#if os(iOS)", declaration, "#endif"]
    case 2: ["#if os(iOS)", "#else", declaration, "#endif"]
    default: [declaration]
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  /// SplitMix64: the same numbers everywhere.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }
}
