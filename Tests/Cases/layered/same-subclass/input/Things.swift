public class UIThing {
  public weak var delegate: (any UIThingDelegate)?
  public init() {}
}
public protocol UIThingDelegate: AnyObject { func thingDidOpen(_ thing: UIThing) }

public class Thing {
  public weak var delegate: (any ThingDelegate)?
  public init() {}
}
public protocol ThingDelegate: AnyObject { func thingDidOpen(_ thing: Thing) }
