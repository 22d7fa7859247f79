import Foundation

public class Player: NSObject {
  public weak var delegate: PlayerDelegate?
}

/// Everything here is optional, returns nothing, and survives boxing.
@objc public protocol PlayerDelegate: AnyObject {
  /// No payload.
  @objc optional func playerDidStart(_ player: Player)

  /// One payload.
  @objc optional func player(_ player: Player, didPlayTrack title: String)

  /// Several payloads: a tuple labelled with the internal names.
  @objc optional func player(_ player: Player, didSeekFrom start: Double, to end: Double)

  /// Optionals arrive as `NSNull`.
  @objc optional func player(_ player: Player, didFailWith error: NSError?)
  @objc optional func player(_ player: Player, didLoadArtwork url: URL!, for title: String?)

  /// Objects, collections, existentials and anything at all.
  @objc optional func player(_ player: Player, didQueue titles: [String], info: [String: Any])
  @objc optional func player(_ player: Player, didReceive error: any Error)
  @objc optional func player(_ player: Player, didNote thing: Any, of object: AnyObject)
  @objc optional func player(_ player: Player, didHandOverTo other: Player)

  /// The sender stands last, or isn't there.
  @objc optional func didChangeVolume(_ volume: Float, of player: Player)
  @objc optional func playbackDidStall()
}
