public typealias Docked = @MainActor (Int) -> Void
public typealias Whistle = (@Bridge () -> Void)?

/// A global actor whose name doesn't say so.
@globalActor
public actor Bridge {
  public static let shared = Bridge()
}

open class Ferry {
  public weak var delegate: (any FerryDelegate)?
  public init() {}
}

/// Completion handlers that belong on an actor, which nothing else of the protocol does.
public protocol FerryDelegate: AnyObject {
  func ferry(_ ferry: Ferry, willDepart go: (@MainActor () -> Void)?)
  func ferry(_ ferry: Ferry, willDock docked: @escaping Docked)
  func ferry(_ ferry: Ferry, willTurn docked: Docked?)
  func ferry(_ ferry: Ferry, willSignal whistle: Whistle)
  func ferry(_ ferry: Ferry, willSound whistle: @escaping @Bridge () -> Void)
  func ferry(_ ferry: Ferry, willAnchor done: (@MainActor @Sendable (Bool) -> Void)?)
  // proxygen:default refuse?()
  func ferry(
    _ ferry: Ferry, willBoard accept: @escaping (String) -> Void, refuse: (() -> Void)?)
  @MainActor func ferry(_ ferry: Ferry, willRest docked: @escaping Docked)

  /// Not handlers: elements.
  func ferry(_ ferry: Ferry, didHire captain: @escaping @Bridge () -> String)
  func ferry(_ ferry: Ferry, didMeet others: [@MainActor () -> Void])
}
