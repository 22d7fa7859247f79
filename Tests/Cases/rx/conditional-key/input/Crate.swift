public struct Crate<Item> {}
extension Crate: Equatable where Item: Equatable {}
extension Crate: Hashable where Item: Hashable {}
public struct Straw {}

public class Barn {
  public weak var delegate: (any BarnDelegate)?
  public init() {}
}

public protocol BarnDelegate: AnyObject {
  func barn(_ barn: Barn, weightOf crate: Crate<Straw>) -> Int
}
