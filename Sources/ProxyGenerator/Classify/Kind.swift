import ProtocolModel

/// The class that a requirement falls in: what it demands of a delegate, and so what a style makes of it.
public enum Kind: Hashable, Codable, Sendable {
  /// Returns nothing, `@objc optional`, and every payload type survives boxing: the runtime intercepts it.
  case interceptableEvent
  /// Returns nothing: a method body forwards it and emits the payload. `replay` is how many elements a new observer
  /// gets of those that came before.
  case event(replay: Int)
  /// Returns a value and has no payload.
  case answer(fallback: DefaultValue?)
  /// Returns a value and has one Hashable payload: a table can answer it. `value` is what the table holds: the
  /// returned type without its optional, since a missing entry is nil already. `fallback` is nil when code in an
  /// extension answers what is missing.
  case keyedAnswer(value: TypeReference, fallback: DefaultValue?)
  /// Returns a value and has another payload: a closure answers it.
  case computedAnswer(fallback: DefaultValue?)
  /// Takes completion handlers: exactly one party calls one of them, and once. `fallback` is what happens when nobody
  /// decides; nil when that isn't known.
  case decision(handlers: [CompletionHandler], fallback: Decision?)
  /// A property.
  case state(fallback: DefaultValue?)
  /// Reaches the forwardee and nobody else. `fallback` is what it gives when there is no forwardee; nil when it gives
  /// nothing, or when no default is known.
  case forwardedOnly(Obstacle, fallback: DefaultValue?)
  /// Has no place in a proxy.
  case unsupported(Obstacle)

  /// The payload that is emitted: a completion handler is given to the one who answers, and to nobody else.
  func emitted(of payload: [Int]) -> [Int] {
    guard case .decision(let handlers, _) = self else { return payload }
    return payload.filter { index in !handlers.contains { $0.index == index } }
  }

  /// The word for the kind in listings and messages.
  public var name: String {
    switch self {
    case .interceptableEvent: "interceptable event"
    case .event: "event"
    case .answer: "answer"
    case .keyedAnswer: "keyed answer"
    case .computedAnswer: "computed answer"
    case .decision: "decision"
    case .state: "state"
    case .forwardedOnly: "forwarded only"
    case .unsupported: "unsupported"
    }
  }
}

/// A parameter that is called to answer.
public struct CompletionHandler: Hashable, Codable, Sendable {
  /// Among all parameters.
  public var index: Int
  /// Nil behind an alias that no input declares.
  public var type: TypeReference.FunctionType?
  /// The global actor that it is called on.
  public var actor: String?
}

/// What becomes of completion handlers when nobody decides.
public enum Decision: Hashable, Codable, Sendable {
  /// The only handler is called with these.
  case arguments([DefaultValue])
  /// One of several handlers is called, by this statement.
  case statement(String)
}

/// Why a requirement gets no observable or responder.
public enum Obstacle: String, Codable, Sendable {
  case isUnavailable = "it is marked unavailable"
  case skipped = "left out by 'proxygen:skip'"
  case isStatic = "it is static, and a proxy stands for one object"
  case isInitializer = "an initializer makes objects, and a proxy is made for its parent"
  case isSubscript = "a subscript is no message to a delegate"
  case isAssociatedType = "an associated type leaves open what the delegate is"
  case isGeneric = "it is generic, and no stream or responder can hold a value of any type"
  case isRethrowing = "it rethrows, and a responder has no closure of its caller's to throw for"
  case isVariadic = "Swift can't pass on a variadic parameter"
  case returnsSelf = "it returns 'Self', which differs between proxy and forwardee"
  case takesSelf = "it takes 'Self', which differs between proxy and forwardee"
  case isMutating = "it is mutating, and a delegate is an object; make the protocol class-bound"
  case takesInout = "an 'inout' parameter can't outlive the call"
  case takesPointer = "a pointer parameter can't outlive the call"
  case takesNonescapingClosure = "a non-escaping closure can't outlive the call"
  case handlerHasEffects =
    "a completion handler that has effects, or variadic, owned or isolated parameters, can't be guarded"
  case handlerIsUnknown = "the type of a completion handler stands in no input"
  case takesNonescapable = "a parameter that is not 'Escapable' can't outlive the call"
  case returnsNoncopyable = "what it returns is not 'Copyable', and a responder's answer is copied"
  case takesNoncopyable = "the ownership of a parameter can't be shared"
  case isRedeclared =
    "an inherited protocol declares it with other types, and no Swift method can be both"
  case isOptionalProperty = "Swift can't set an optional property of a delegate"
}
