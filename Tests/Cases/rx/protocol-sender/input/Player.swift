public protocol Player: AnyObject {
  var delegate: (any PlayerDelegate)? { get set }
}

public final class VideoPlayer: Player {
  public weak var delegate: (any PlayerDelegate)?
  public init() {}
}

public protocol PlayerDelegate: AnyObject {
  func playerDidStart(_ player: any Player)
  func player(_ player: any Player, didSeekTo time: Double)
}
