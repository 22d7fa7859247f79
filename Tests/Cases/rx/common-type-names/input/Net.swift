/// Names that generated code could take for its own.
public struct Hub: Sendable {}
public struct Link: Sendable {}
public struct State: Sendable {}
public struct Listener: Sendable {}
public struct Locked: Sendable {}
public struct Responder: Sendable {}
public struct Decision: Sendable {}
public struct Event: Sendable {}
public struct Form: Sendable {}
public struct Value: Sendable {}
public struct Installation: Sendable {}
public enum Answer: Sendable { case yes, no }

public class Net {
  public weak var delegate: (any NetDelegate)?
  public init() {}
}

public protocol NetDelegate: AnyObject {
  func net(_ net: Net, didAdd hub: Hub, link: Link)
  func net(_ net: Net, didEnter state: State, listener: Listener, event: Event)
  func net(_ net: Net, linkFor locked: Locked, responder: Responder) -> Link?
  func net(_ net: Net, valueFor form: Form) -> Value?
  // proxygen:default .no
  func net(_ net: Net, decide decision: Decision, completion: @escaping (Answer) -> Void)
}

// proxygen:standalone
public protocol KnotDelegate: AnyObject {
  func knotDidTie(_ state: State, _ installation: Installation)
  func knotLink(_ hub: Hub) -> Link?
}
