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
