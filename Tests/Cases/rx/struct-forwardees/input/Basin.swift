public class Basin {
  public var delegate: (any BasinDelegate)?
  public init() {}
}

public protocol BasinDelegate {
  var level: Double { get set }
  var name: String { get nonmutating set }
  func basinDidFill(_ basin: Basin)
}
