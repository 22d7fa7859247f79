// Neither can be a parent: to choose one would lead to the next error.
public class LongLever {
  public private(set) weak var leverDelegate: (any LeverDelegate)?
}

public struct ShortLever {
  public weak var leverDelegate: (any LeverDelegate)?
}

public protocol LeverDelegate: AnyObject {
  func didPull()
}
