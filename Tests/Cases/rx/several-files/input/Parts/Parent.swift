public class Lamp {
  public weak var delegate: (any LampDelegate)?
  public init() {}
}

public class Base {
  public weak var delegate: (any BaseDelegate)?
  public init() {}
}
