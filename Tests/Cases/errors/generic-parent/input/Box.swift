public class Box<Item> {
  public weak var delegate: (any BoxDelegate)?
}

public class Shelf<Item> {
  public class Slot {
    public weak var delegate: (any SlotDelegate)?
  }
}

public protocol BoxDelegate: AnyObject {
  func boxDidOpen()
}

public protocol SlotDelegate: AnyObject {
  func slotDidOpen()
}

public class Crate<Item> {
  public weak var delegate: (any CrateDelegate)?
}

// A class of its own would do, but no name can be made of this.
// proxygen:parent Crate<Int>
public protocol CrateDelegate: AnyObject {
  func crateDidOpen(_ crate: Crate<Int>)
}
