public protocol Player: AnyObject {
  var delegate: (any PlayerDelegate)? { get set }
}

public protocol PlayerDelegate: AnyObject {
  func playerDidStart(_ player: any Player)
}

public struct Point {}

public protocol PointDelegate: AnyObject {
  func pointDidMove(_ point: Point)
}

public class Pool<Item> {}

public protocol PoolDelegate: AnyObject {
  func poolDidFill(_ pool: Pool<Int>)
}
