@MainActor
public final class Store {
  public weak var delegate: (any StoreDelegate)?
  public init() {}
}

@MainActor
public protocol StoreDelegate: AnyObject {
  func storeDidChange(_ store: Store)
  func store(_ store: Store, valueFor key: String) -> Int
  nonisolated func storeWillSave(_ store: Store)
}
