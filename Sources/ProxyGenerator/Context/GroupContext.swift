/// Members of one sort, all events or all responders, that users reach through one property.
public struct GroupContext: Hashable, Codable, Sendable {
  /// The type that holds the members (`ThingDelegateEvents`).
  public var type: String
  /// The property's name (`delegateEvents`; `events` in a delegate without a parent).
  public var accessor: String
  /// Whether the members are told which actor they are used on: where the parent doesn't say it by its own isolation.
  public var takesIsolation: Bool
}

extension ProxyContext {
  /// What holds all events of a protocol in one value.
  public struct Event: Hashable, Codable, Sendable {
    /// The type (`ThingDelegateEvent`).
    public var type: String
    /// Whether every payload is `Sendable` for certain.
    public var isSendable: Bool
  }
}

extension ProxyContext {
  /// What the Objective-C runtime asks of a delegate.
  public struct Runtime: Hashable, Codable, Sendable {
    /// The forwardee as something that can be asked what it responds to.
    public var forwardee: String
  }
}

extension FileContext {
  /// Which of a style's own types the file needs.
  public struct Needs: Hashable, Codable, Sendable {
    /// Whether there are events.
    public var events: Bool
    /// Whether there are responders.
    public var responders: Bool
    /// Whether an `async` closure answers a completion handler.
    public var questions: Bool
    /// Whether a new listener gets events that came before.
    public var replay: Bool
    /// Whether an event counts as implemented only while somebody listens to it.
    public var gate: Bool
    /// Whether there is a delegate with a parent.
    public var parents: Bool
    /// Whether anything is kept behind a lock.
    public var locks: Bool
  }
}
