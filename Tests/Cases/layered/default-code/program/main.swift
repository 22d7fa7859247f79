final class Outer: LampDelegate {
  func lampBase(_ lamp: Lamp) -> Int { 40 }
  var label: String? { nil }
}

final class Bright: LayeredLamp {
  override func levelAt(_ hour: Int, otherwise answer: () -> Int) -> Int { answer() * 2 }
}

let lamp = Bright()
print(lamp.level(), lamp.label() ?? "nil")
let outer = Outer()
lamp.delegate = outer
print(lamp.level(), lamp.label() ?? "nil")
