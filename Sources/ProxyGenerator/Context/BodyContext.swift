/// One method or property that the proxy implements, a witness of the protocol: what a style's `body-….mustache` sees.
public struct BodyContext: Hashable, Codable, Sendable {
  /// The first body has no blank line before it.
  public var isFirst: Bool
  /// The `#if` condition around it; nil when there is none.
  public var condition: String?
  /// The template that renders it, named for the kind (`rx/body-event`, `rx/body-keyed-answer`).
  public var template: String
  /// The kind of the requirement.
  public var kind: KindContext
  /// What users observe or bind of it; nil for what has nothing of that kind.
  public var member: String?
  /// What users observe of a question; nil where nobody asked for that.
  public var announcedAs: String?
  /// Whether it is read like a value, and perhaps set: a property or a subscript.
  public var isProperty: Bool
  /// Whether it has generic parameters, or parameters of opaque types, which are the same.
  public var isGeneric: Bool
  /// Whether one party has to answer: it returns a value or takes a completion handler.
  public var isQuestion: Bool
  /// The message's full name (`thing(_:didFinish:)`).
  public var message: String
  /// All parameters, in order.
  public var parameters: [ParameterContext]
  /// The parameters besides the sender, in order; a completion handler is among them.
  public var payload: [ParameterContext]
  /// Whether there is any.
  public var hasPayload: Bool
  /// The completion handler's name in the body, of several the last one's; nil for what takes none.
  public var handler: String?
  /// What it returns, or the type of a property or subscript; nil when it returns nothing.
  public var returnType: String?
  /// Whole attributes, `@available` and global actors, in source order.
  public var attributes: [String]
  /// The declaration up to its brace (`public func thing(_ thing: Thing) throws -> Int`).
  public var signature: String
  /// `try await `, `try `, `await ` or nothing: what stands before a call.
  public var effects: String
  /// The same after `func` in the type, for an accessor (`async throws `).
  public var accessorEffects: String
  /// What stands before a call whose result is dropped, to tell it from an overload that returns something
  /// (`let _: Void? = `); else empty.
  public var dropped: String
  /// The call on a delegate, without what stands before the dot (`thing(thing, with: value)`).
  public var call: String
  /// The same with what stands before it: `.thing(thing, with: value)`, `.title` of a property, `[row]` of a subscript.
  public var path: String
  /// How the forwardee is asked. Exactly one is true.
  public var forwardee: Forwardee
  /// The subject or responder; empty for a body that only forwards.
  public var storage: String
  /// The subject that announces a question; nil where nobody asked for that.
  public var announcement: String?
  /// The expression that is emitted.
  public var element: String
  /// What is emitted, as the case of an enum; nil for a body that emits nothing.
  public var event: EventContext?
  /// The payload as arguments of a closure (`item, value`).
  public var arguments: String
  /// How a responder's completion handler is guarded; nil where its type isn't known.
  public var once: Once?
  /// The same for a responder that is an `async` closure; nil for any other.
  public var question: QuestionContext?
  /// The value that answers when nobody does; nil when there is none.
  public var fallback: String?
  /// What happens then, as a whole statement.
  public var lastResort: String?
  /// Whether the last resort runs the code of a default body, on an object out of the proxy's `defaultObjects`.
  public var hasDefaultCode: Bool
  /// Whether nothing is bound from the start, so that the stored responder is an optional. Where none is stored: whether
  /// the forwardee's nil is an answer, too.
  public var isOptional: Bool
  /// Whether a property or subscript has nothing but a getter without effects.
  public var isPlainGetter: Bool
  /// Whether the property or subscript has a setter.
  public var isSettable: Bool
  /// The forwardee's property or subscript is set through a variable, since structs may conform.
  public var setsThroughVariable: Bool
  /// What the stored subject or responder holds in truth, where its type can't be named there; else nil.
  public var erased: ErasureContext?

  /// Completion handlers of which one is called, and once.
  public struct Once: Hashable, Codable, Sendable {
    /// The statement that answers when the responder doesn't; empty when nothing does.
    public var fallback: String
    /// Whether there is one handler, behind all other payload, so that it can be a trailing closure.
    public var isTrailing: Bool
    /// The other payload as the arguments before a trailing closure (`(name)`); empty when there is none.
    public var arguments: String
    /// The handler's parameters, with `in` (`verdict in `); empty when there are none.
    public var parameters: String
    /// The call of the real handler (`decisionHandler(verdict)`).
    public var call: String
    /// The whole payload as arguments, each handler as a closure that calls `once`.
    public var allArguments: String
  }

  /// What is known of the forwardee.
  public struct Forwardee: Hashable, Codable, Sendable {
    /// It implements the requirement for certain.
    public var implements: Bool
    /// It may implement it, and the answer is no optional.
    public var mayImplement: Bool
    /// It may implement it, and the answer is an optional; `reference` is the method's full name.
    public var mayImplementOptional: Bool
    /// It may implement it, and there is no answer.
    public var mayImplementVoid: Bool
    /// The method's full name as an expression (`thing(_:with:)`).
    public var reference: String
    /// All arguments without labels.
    public var arguments: String
  }
}
