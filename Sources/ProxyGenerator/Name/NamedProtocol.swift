import ProtocolModel

/// A classified protocol with every name that the output declares for it.
public struct NamedProtocol: Hashable, Codable, Sendable {
  @CopyOnWrite public var classified: ClassifiedProtocol
  /// `RxThingDelegateProxy`.
  public var proxy: String
  /// The output file, without `.swift` (`RxThingDelegateProxy`, `Thing+Combine`).
  public var file: String
  /// The stored parent and the initializer's label (`thing`).
  public var parent: String
  /// The delegate's name in the reactive extension, that of the parent's property (`delegate`).
  public var accessor: String
  /// Whether a parent's superclass has a delegate of that name, too, so that names made of it need the parent's.
  public var inheritsAccessor = false
  /// Installs a forwardee (`setDelegate`).
  public var setter: String
  /// The accessor of the concrete proxy class (`delegateProxy`).
  public var proxyAccessor: String
  /// The observable or responder of each requirement, in order; nil for one that has neither.
  public var members: [String?]
  /// The class that runs the default body of each requirement, in order; nil for one without such code.
  public var defaults: [String?]
  /// The proxy that this one is a subclass of, and what that serves already.
  public var base: Base?
  /// The proxies that are subclasses of this one, in order.
  public var refinements: [Refinement]

  /// A proxy of the same property that a superclass of the parent has.
  public struct Base: Hashable, Codable, Sendable {
    /// `RxScrollerDelegateProxy`.
    public var proxy: String
    /// The label of its initializer (`scroller`).
    public var parent: String
    /// How the proxy gets a forwardee of the refined protocol (`forwardToGridDelegate`).
    public var forwardingMethod: String
    /// The requirements that it serves.
    public var requirements: [ClassifiedRequirement]
    /// Whether it gates requirements, and so installs itself again.
    public var hasGate: Bool
    /// Whether one of them is an event.
    public var hasGatedEvents: Bool
  }

  /// A proxy for a subclass of the parent.
  public struct Refinement: Hashable, Codable, Sendable {
    public var proxy: String
    /// The label of its initializer.
    public var parent: String
    /// When it exists, as far as this proxy doesn't depend on the same.
    public var conditions: [Condition]
    /// Its `@available` attributes that this proxy doesn't have.
    public var availability: [Attribute]
  }
}

extension Kind {
  /// Whether users see something of the requirement: an observable or a responder.
  var isPublished: Bool {
    switch self {
    case .interceptableEvent, .event, .answer, .keyedAnswer, .computedAnswer, .decision, .state:
      true
    case .forwardedOnly, .unsupported: false
    }
  }
}
