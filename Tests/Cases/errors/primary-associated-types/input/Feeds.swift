public class Feed {
  public var delegate: (any FeedDelegate<Int>)?
}

public protocol FeedDelegate<Item>: AnyObject {
  associatedtype Item
  func feed(_ feed: Feed, didGet item: Item)
}

public class Ticker {
  public weak var delegate: (any TickerDelegate)?
}

/// What it refines leaves nothing open any more; its requirements are written in terms of it all the same.
public protocol TickerDelegate: FeedDelegate<Int> {
  func tickerDidTick(_ ticker: Ticker)
}
