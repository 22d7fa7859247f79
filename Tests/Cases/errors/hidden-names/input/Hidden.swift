public class Base {
  public weak var delegate: (any BaseDelegate)?
}

public protocol BaseDelegate: AnyObject {
  func baseDidEnd(_ base: Base)
}

public class Thing {
  public weak var delegate: (any Delegate)?
  public weak var secondDelegate: (any ThingSecondDelegate)?
}

public protocol Delegate: AnyObject {
  func thingDidEnd(_ thing: Thing)
}

public class ParentObject {}

public protocol ThingSecondDelegate: AnyObject {
  func thing(_ thing: Thing, didFind parents: [ParentObject?])
  func thingDidEnd(_ thing: Thing, in base: Base)
}

// Nobody else has these.
public class Other {
  public weak var delegate: (any OtherDelegate)?
}

public protocol OtherDelegate: AnyObject {
  func otherDidEnd(_ other: Other)
}
