public enum Map {
  public struct Failure: Error {}
  public class Layer { public init() {} }
  public class View: Layer { public weak var delegate: (any Delegate)? }
  public typealias Callback = (Tile?) -> Void
  public struct Tile: Hashable {}

  /// Everything it mentions is declared around it.
  public protocol Delegate: AnyObject {
    func layer(_ layer: Layer, didLoad tile: Tile) throws(Failure)
    func view(_ view: View, load tile: Tile, completion: @escaping Callback)
    // proxygen:skip
    func view<Item: Layer>(_ view: View, add items: [Item]) where Item: Sendable
    func view(_ view: View, costOf tile: Tile) -> Int
  }
}
