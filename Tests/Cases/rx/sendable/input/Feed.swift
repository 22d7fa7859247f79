public final class Feed: Sendable {
  public nonisolated(unsafe) weak var delegate: (any FeedDelegate)?
  public init() {}
}

public protocol FeedDelegate: AnyObject, Sendable {
  func feed(_ feed: Feed, didReceive item: String)
  func feed(_ feed: Feed, accepts item: String) -> Bool
}
