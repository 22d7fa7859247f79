public struct Shortage: Error {}

public class Depot {
  public weak var delegate: (any DepotDelegate)?
  public init() {}
}

/// Nothing but their effects tells these apart.
public protocol DepotDelegate: AnyObject {
  func depotDidLoad(_ depot: Depot)
  func depotDidLoad(_ depot: Depot) async
  func depot(_ depot: Depot, countOf name: String) -> Int
  func depot(_ depot: Depot, countOf name: String) async throws -> Int
  func depot(_ depot: Depot, checks name: String) throws(Shortage) -> Bool
  func depot(_ depot: Depot, checks name: String) async -> Bool
}
