public class Lamp {
  public weak var delegate: (any LampDelegate)?
  public init() {}
}

public class Room {
  public weak var delegate: (any BaseDelegate)?
  public init() {}
}
