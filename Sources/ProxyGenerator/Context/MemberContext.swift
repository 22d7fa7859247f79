/// One thing that users see of a requirement, an observable or a responder: what a style's `member-….mustache` sees.
public struct MemberContext: Hashable, Codable, Sendable {
  /// The `#if` condition around it; nil when there is none.
  public var condition: String?
  /// The template that renders it (`rx/member-event`, `rx/member-interceptable-event`, `rx/member-responder`).
  public var template: String
  /// The kind of the requirement; that of an event for the observable of a question.
  public var kind: KindContext
  /// Whole attributes.
  public var attributes: [String]
  /// Documentation of the requirement, as it follows the comment mark: a blank line first, then each line with the
  /// space before it.
  public var documentation: [String]
  /// `public ` and the like.
  public var access: String
  /// The name of the observable or responder.
  public var name: String
  /// What is emitted, or what the responder takes.
  public var type: String
  /// An optional of it (`((String) -> Int)?`).
  public var optionalType: String
  /// The element as the case of an enum; nil for a responder.
  public var event: EventContext?
  /// What is stored for it: the same, or an optional of it while nothing may be bound.
  public var storedType: String
  /// For the table of a keyed answer: the closure that may answer instead.
  public var closureType: String?
  /// How many elements a new observer gets of those that came before; nil when none.
  public var replay: String?
  /// The parts of the element, in order.
  public var payload: [ParameterContext]
  /// The message's full name (`thing(_:didFinish:)`).
  public var message: String
  /// The argument of `#selector`.
  public var selector: String
  /// The closure's body that makes the element from the arguments `$0`; nil when there is nothing to emit.
  public var element: String?
  /// The subject or responder behind it; empty when there is none.
  public var storage: String
  /// The expression that is stored for an `answer` that was bound.
  public var accepted: String
  /// Whether the requirement counts as implemented only while it is observed or answered.
  public var isGated: Bool
  /// The name for the delegate (`delegate`).
  public var accessor: String
  /// The name for the proxy (`delegateProxy`).
  public var proxyAccessor: String
  /// Who answers before a responder does, as documentation says it.
  public var forwardee: String
  /// What the stored subject or responder holds in truth, where its type can't be named there; else nil.
  public var erased: ErasureContext?
}
