extension Subscribers {
  /// How many elements a subscriber asks for.
  @frozen public struct Demand: Hashable, Comparable, CustomStringConvertible, Sendable {
    /// Nil is no limit.
    public let max: Int?

    private init(limit: Int?) {
      max = limit
    }

    public static let unlimited = Demand(limit: nil)
    public static let none = Demand(limit: 0)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand is not negative.")
      return Demand(limit: value)
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let leftMax = left.max else { return false }
      guard let rightMax = right.max else { return true }
      return leftMax < rightMax
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let leftMax = left.max, let rightMax = right.max else { return .unlimited }
      let (sum, isTooMuch) = leftMax.addingReportingOverflow(rightMax)
      return isTooMuch ? .unlimited : .max(sum)
    }

    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

    public static func += (left: inout Demand, right: Demand) { left = left + right }

    public static func += (left: inout Demand, right: Int) { left = left + right }

    public static func - (left: Demand, right: Demand) -> Demand {
      guard let leftMax = left.max else { return .unlimited }
      guard let rightMax = right.max else { return .none }
      return .max(leftMax - rightMax)
    }

    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }

    public static func -= (left: inout Demand, right: Demand) { left = left - right }

    public static func -= (left: inout Demand, right: Int) { left = left - right }

    public static func == (left: Demand, right: Int) -> Bool { left.max == right }

    public static func < (left: Demand, right: Int) -> Bool { left < .max(right) }

    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }

    public static func >= (left: Demand, right: Int) -> Bool { left >= .max(right) }

    public static func <= (left: Demand, right: Int) -> Bool { left <= .max(right) }
  }
}
