/// One delegate protocol with its parent: what a style's `proxy.mustache` or `standalone.mustache` sees.
public struct ProxyContext: Hashable, Codable, Sendable {
  /// The template that renders it: the style's `proxy`, or `standalone` for a delegate without a parent.
  public var template: String
  /// Whether it is a delegate without a parent.
  public var isStandalone: Bool
  /// Whether it is to be an `NSObject`, where it has no other superclass.
  public var isNSObject: Bool
  /// Whether the protocol is one of Objective-C, or inherits what is optional there, so that the parent may ask what the
  /// proxy responds to.
  public var isObjectiveC: Bool
  /// Whether other proxies serve the same protocol, so that the proxy needs a key of its own.
  public var isShared: Bool
  /// The `#if` condition around everything; nil when there is none.
  public var condition: String?
  /// The proxy class (`RxThingDelegateProxy`).
  public var className: String
  /// The parent's type (`Thing`).
  public var parentType: String
  /// The stored parent and initializer label (`thing`).
  public var parentName: String
  /// The proxy of a superclass of the parent that this one is a subclass of; nil when there is none.
  public var base: Base?
  /// The proxies that are subclasses of this one, for subclasses of the parent.
  public var refinements: [Refinement]
  /// The method that gives the forwardee, without parentheses (`forwardToDelegate`).
  public var forwardingMethod: String
  /// Whether Swift lets nobody declare a weak reference of the parent's type, so that one to `AnyObject` must do.
  public var isParentUntyped: Bool
  /// The delegate's type (`any ThingDelegate`).
  public var delegateType: String
  /// The protocol's name (`ThingDelegate`).
  public var protocolName: String
  /// `public `, `package ` or nothing, with the space behind it.
  public var access: String
  /// The same for the class: `open `, `package ` or nothing.
  public var classAccess: String
  /// Whole attributes of the class and its extensions (`@available(iOS 15, *)`), in source order.
  public var attributes: [String]
  /// The same for a class that nobody outside its file sees, which can't have all of them.
  public var proxyAttributes: [String]
  /// Whether the parent is isolated to a global actor.
  public var isIsolated: Bool
  /// The global actor of the parent as a prefix (`@MainActor `); empty when there is none.
  public var isolation: String
  /// `@preconcurrency ` when the parent's isolation doesn't fit RxCocoa's protocol; else empty.
  public var conformancePrefix: String
  /// What the class conforms to besides, with the comma or colon before it (`, @unchecked Sendable`); else empty.
  public var moreConformances: String
  /// How the parent's property is reached.
  public var property: Property
  /// Whether there is any subject or relay.
  public var hasStorage: Bool
  /// Subjects and relays.
  public var storage: [Storage]
  /// Whether any of them is a subject, which must be completed.
  public var hasSubjects: Bool
  /// Whether a subject gives its last elements to a new observer.
  public var usesReplay: Bool
  /// Whether a responder gets a completion handler, which is then guarded.
  public var usesOnce: Bool
  /// What `responds(to:)` decides itself; nil when nothing.
  public var gate: Gate?
  /// How the runtime reaches the forwardee; nil for a Swift protocol.
  public var runtime: Runtime?
  /// The methods and properties of the protocol that the proxy implements.
  public var bodies: [BodyContext]
  /// The name for the delegate (`delegate`).
  public var accessor: String
  /// The method that installs a forwardee (`setDelegate`).
  public var setter: String
  /// The name for the proxy (`delegateProxy`).
  public var proxyAccessor: String
  /// Whether `setDelegate` keeps the delegate alive.
  public var retainsForwardee: Bool
  /// Whether the forwardee must be kept alive, as its parent does or as its author asks.
  public var holdsForwardee: Bool
  /// Whether a delegate can be asked what it responds to.
  public var isNSObjectProtocol: Bool
  /// The property `forwardee` as something that can be asked what it responds to.
  public var askedForwardee: String
  /// Whether only classes can be delegates.
  public var isClassBound: Bool
  /// How a delegate is compared with the proxy (`delegate`, or `(delegate as AnyObject)`).
  public var forwardeeIdentity: String
  /// Whether there is any event or responder.
  public var isUsable: Bool
  /// The type that holds all events in one value; nil when there are no events.
  public var event: Event?
  /// The members that are events; nil when there are none.
  public var eventGroup: GroupContext?
  /// The members that are responders; nil when there are none.
  public var responderGroup: GroupContext?
  /// Observables and responders.
  public var members: [MemberContext]
  /// An object for each requirement that the code of a default body may have to answer.
  public var defaultObjects: [DefaultObjectContext]

  /// The proxy of a superclass of the parent.
  public struct Base: Hashable, Codable, Sendable {
    /// The proxy class (`RxScrollerDelegateProxy`).
    public var className: String
    /// The label of its initializer (`scroller`).
    public var parentName: String
  }

  /// A proxy for a subclass of the parent.
  public struct Refinement: Hashable, Codable, Sendable {
    /// The `#if` condition around it; nil when there is none.
    public var condition: String?
    /// What `#available` must say before the class can be named; nil where it is as available as this proxy.
    public var availability: String?
    /// The proxy class.
    public var className: String
    /// The label of its initializer.
    public var parentName: String
  }

  /// How the delegate of `object`, a parent, is read and set.
  public struct Property: Hashable, Codable, Sendable {
    /// An expression (`object.delegate`).
    public var getter: String
    /// A statement (`object.delegate = delegate`).
    public var setter: String
    /// The protocol of RxCocoa that the parent may conform to, to be reached through it; nil when it may not.
    public var conformance: Conformance?

    /// An extension of the parent that RxCocoa reaches its property through.
    public struct Conformance: Hashable, Codable, Sendable {
      /// `HasDelegate` or `HasDataSource`.
      public var name: String
      /// `Delegate` or `DataSource`.
      public var associatedType: String
      /// `public ` and the like, of the parent.
      public var access: String
    }
  }

  /// What the proxy stores for one requirement: a subject that its events go through, or the responder that was bound.
  public struct Storage: Hashable, Codable, Sendable {
    /// The `#if` condition around it; nil when there is none.
    public var condition: String?
    /// The name of the stored property (`didFinishSubject`).
    public var name: String
    /// What goes through the subject, or what the responder is; an optional while nothing may be bound.
    public var type: String
    /// What the responder is once it is bound; empty for a subject.
    public var form: String
    /// Whether it is a subject.
    public var isSubject: Bool
    /// Whether it decides if the requirement counts as implemented.
    public var isGated: Bool
    /// For the table of a keyed answer: the closure that may answer instead.
    public var closureType: String?
    /// How many elements a new observer gets of those that came before; nil when none.
    public var replay: String?
    /// The responder that is bound from the start; empty for a subject.
    public var initialValue: String
  }

  /// The part of `responds(to:)` that the proxy decides.
  public struct Gate: Hashable, Codable, Sendable {
    /// Whether the proxy must know how to install itself again, since no proxy that it is a subclass of does.
    public var reinstalls: Bool
    /// Whether an event is gated and no proxy that this one is a subclass of gates any, so that observing changes the answer.
    public var hasEvents: Bool
    /// The forwardee as something that can be asked what it responds to.
    public var forwardee: String
    /// Whether a case names something deprecated, which is a warning outside of what is deprecated itself.
    public var namesDeprecated: Bool
    /// Whether there is a case without `availability`.
    public var hasPlainCases: Bool
    /// A case for each gated requirement.
    public var cases: [Case]

    /// One requirement that counts as implemented only while it is used.
    public struct Case: Hashable, Codable, Sendable {
      /// The `#if` condition around it; nil when there is none.
      public var condition: String?
      /// What `#available` must say before the selector can be named; nil for a requirement that is there everywhere.
      public var availability: String?
      /// The argument of `#selector`.
      public var selector: String
      /// What is stored for it: it counts as implemented while one of them is observed or bound.
      public var storage: [Served]

      /// A stored subject or responder.
      public struct Served: Hashable, Codable, Sendable {
        /// The name of the stored property.
        public var name: String
        /// Whether it is a subject.
        public var isSubject: Bool
        /// Whether it is a table, which a closure may answer for.
        public var hasClosure: Bool
      }
    }
  }
}
