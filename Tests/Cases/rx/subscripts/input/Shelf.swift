public struct Key: Hashable {}

public class Shelf {
  public weak var delegate: (any ShelfDelegate)?
  public init() {}
}

/// The proxy forwards them; nobody else can answer.
public protocol ShelfDelegate: AnyObject {
  subscript(row: Int) -> String { get }
  subscript(named name: String) -> Int? { get set }
  // proxygen:default "none"
  subscript(row: Int, column column: Int) -> String { get set }
  // proxygen:default 7
  subscript(spare name: String) -> Int? { get }
  subscript(of key: Key) -> [Int] { get throws }
  subscript(later forwardee: String) -> Int { get async }
  subscript<Item: Hashable>(item: Item) -> Bool where Item: Sendable { get }
  // proxygen:skip
  subscript(hidden default: Int) -> Int { get set }
  func shelfDidFill(_ shelf: Shelf)
}

public class Drawer {
  public var delegate: (any DrawerDelegate)?
  public init() {}
}

/// A struct may be the delegate, and a body may stand in.
public protocol DrawerDelegate {
  subscript(row: Int) -> String { get set }
  subscript(fixed row: Int) -> String { get nonmutating set }
  subscript(twice row: Int) -> String { get }
  func drawerDidOpen(_ drawer: Drawer)
}

extension DrawerDelegate {
  public subscript(twice row: Int) -> String { self[row] + self[row] }
}
