public class Slot {
  public var delegate: (any SlotDelegate)?
  public init() {}
}

/// A class may conform as well as what can't be copied.
public protocol SlotDelegate: ~Copyable {
  func slot(_ slot: Slot, didFill name: String)
  func slotAcceptsMore(_ slot: Slot) -> Bool
}

public class Hatch {
  public var delegate: (any HatchDelegate)?
  public init() {}
}

public protocol HatchDelegate: ~Copyable, ~Escapable {
  func hatch(_ hatch: Hatch, didOpen name: String)
}
