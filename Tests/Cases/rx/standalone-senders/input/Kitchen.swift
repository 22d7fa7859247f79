import Foundation

enum Spice {
  case salt, pepper
}

struct Recipe {
  var title: String
}

class Dish: NSObject {}

/// Keeps its delegate for itself.
class Oven: NSObject {
  private weak var listener: (any BakingDelegate)?

  init(listener: any BakingDelegate) {
    self.listener = listener
  }
}

class Stove: NSObject {
  func light(for delegate: any HeatDelegate) {}
}

/// Tells of a value.
// proxygen:standalone
protocol SpiceRackDelegate: AnyObject {
  func needsRefill(_ spice: Spice, grams: Int)
}

/// Tells of an object.
// proxygen:standalone
protocol WaiterDelegate: AnyObject {
  func didServe(_ dish: Dish)
  func didReturn(_ dish: Dish, reason: String)
}

/// Tells of a value that its methods begin with.
// proxygen:standalone
protocol CookbookDelegate: AnyObject {
  func recipe(_ recipe: Recipe, wasCookedFor guests: Int)
}

/// Is told by an object that nobody outside can ask for its delegate.
// proxygen:standalone
protocol BakingDelegate: AnyObject {
  func didReach(_ oven: Oven, degrees: Int)
  func didCool(_ oven: Oven)
}

/// Is told by an object that its methods are named for.
// proxygen:standalone
protocol HeatDelegate: AnyObject {
  func stove(_ stove: Stove, didReach degrees: Int)
  func stoveDidCool(_ stove: Stove)
}
