/// The kind of a requirement as sections can ask for it: exactly one is true.
public struct KindContext: Hashable, Codable, Sendable {
  /// It returns nothing, and the runtime intercepts it, in a style that builds on that.
  public var isInterceptableEvent: Bool
  /// It returns nothing and is emitted.
  public var isEvent: Bool
  /// It returns a value and has no payload.
  public var isAnswer: Bool
  /// It returns a value for one Hashable payload.
  public var isKeyedAnswer: Bool
  /// It returns a value for any other payload.
  public var isComputedAnswer: Bool
  /// It takes a completion handler.
  public var isDecision: Bool
  /// It is a property.
  public var isState: Bool
  /// It reaches the forwardee and nobody else.
  public var isForwardedOnly: Bool
}

extension KindContext {
  init(_ kind: Kind) {
    self.init(
      isInterceptableEvent: false, isEvent: false, isAnswer: false, isKeyedAnswer: false,
      isComputedAnswer: false, isDecision: false, isState: false, isForwardedOnly: false)
    switch kind {
    case .interceptableEvent: isInterceptableEvent = true
    case .event: isEvent = true
    case .answer: isAnswer = true
    case .keyedAnswer: isKeyedAnswer = true
    case .computedAnswer: isComputedAnswer = true
    case .decision: isDecision = true
    case .state: isState = true
    case .forwardedOnly, .unsupported: isForwardedOnly = true
    }
  }
}
