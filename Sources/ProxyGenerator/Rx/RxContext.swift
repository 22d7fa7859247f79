/// What `rx/file.mustache` sees: one output file.
public struct RxFileContext: Hashable, Codable, Sendable {
  /// The header's lines, without comment marks.
  public var header: [String]
  /// The imports without conditions.
  public var importGroups: [ImportGroup]
  /// The imports that depend on an `#if`.
  public var conditionalImports: [ConditionalImport]
  /// A proxy for each delegate protocol, in the order of the inputs.
  public var proxies: [RxProxyContext]
  /// Whether a responder gets a completion handler, which the file then guards.
  public var usesOnce: Bool
  /// The cast helpers that the file needs; nil when it needs none.
  public var casts: Casts?

  /// Imports that stand together.
  public struct ImportGroup: Hashable, Codable, Sendable {
    /// Whole import declarations, sorted.
    public var imports: [String]
  }

  /// An import under an `#if`.
  public struct ConditionalImport: Hashable, Codable, Sendable {
    /// What stands after `#if`.
    public var condition: String
    /// The whole import declaration.
    public var text: String
  }

  /// Which cast helpers are needed.
  public struct Casts: Hashable, Codable, Sendable {
    /// Whether an optional type is cast too.
    public var optional: Bool
  }
}

/// What `rx/proxy.mustache` sees: one delegate protocol with its parent.
public struct RxProxyContext: Hashable, Codable, Sendable {
  /// The template that renders it (`rx/proxy`, or `rx/standalone` for a delegate without a parent).
  public var template: String
  /// Whether it is an `NSObject`, for a delegate without a parent.
  public var isNSObject: Bool
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
  /// The global actor of the parent as a prefix (`@MainActor `); empty when there is none.
  public var isolation: String
  /// `@preconcurrency ` when the parent's isolation doesn't fit RxCocoa's protocol; else empty.
  public var conformancePrefix: String
  /// What the class conforms to besides, with the comma or colon before it (`, @unchecked Sendable`); else empty.
  public var moreConformances: String
  /// How RxCocoa reaches the parent's property.
  public var property: Property
  /// Whether there is any subject or relay.
  public var hasStorage: Bool
  /// Subjects and relays.
  public var storage: [Storage]
  /// Whether any of them is a subject, which must be completed.
  public var hasSubjects: Bool
  /// What `responds(to:)` decides itself; nil when nothing.
  public var gate: Gate?
  /// The methods and properties of the protocol that the proxy implements.
  public var bodies: [RxBodyContext]
  /// The reactive extension's name for the delegate (`delegate`).
  public var accessor: String
  /// The method that installs a forwardee (`setDelegate`).
  public var setter: String
  /// The reactive extension's name for the proxy (`delegateProxy`).
  public var proxyAccessor: String
  /// Whether `setDelegate` keeps the delegate alive.
  public var retainsForwardee: Bool
  /// Whether only classes can be delegates.
  public var isClassBound: Bool
  /// How a delegate is compared with the proxy (`delegate`, or `(delegate as AnyObject)`).
  public var forwardeeIdentity: String
  /// Observables and responders.
  public var members: [RxMemberContext]
  /// An object for each requirement that the code of a default body may have to answer.
  public var defaultObjects: [DefaultObject]

  /// An object that leaves one requirement to its default body and passes everything else on to the proxy: calling that
  /// requirement on it is the one way to run the body.
  public struct DefaultObject: Hashable, Codable, Sendable {
    /// The `#if` condition around it; nil when there is none.
    public var condition: String?
    /// The class (`ThingDelegatePriceOfDefault`).
    public var className: String
    /// The requirement's full name (`thing(_:priceOf:)`).
    public var message: String
    /// The proxy class.
    public var proxyClass: String
    /// Whether it is an `NSObject`.
    public var isNSObject: Bool
    /// Whether the proxy has requirements that only the runtime finds.
    public var hasOptionals: Bool
    /// The superclass and what the class promises, with the colon before it (`: NSObject`); else empty.
    public var inheritance: String
    /// What it passes on.
    public var passedOn: [PassedOn]

    /// A method or property that asks the proxy.
    public struct PassedOn: Hashable, Codable, Sendable {
      /// The first one has no blank line before it.
      public var isFirst: Bool
      /// The `#if` condition around it; nil when there is none.
      public var condition: String?
      /// Whole attributes, `@available` and global actors, in source order.
      public var attributes: [String]
      /// The declaration up to its brace.
      public var signature: String
      /// `try await ` and the like: what stands before a call.
      public var effects: String
      /// The same in the type of an accessor (`async throws `).
      public var accessorEffects: String
      /// The call on the proxy, without what stands before the dot.
      public var call: String
      /// Whether it needs accessors, since it can be set or has effects.
      public var hasAccessors: Bool
      /// Whether the property has a setter.
      public var isSettable: Bool
    }
  }

  /// How the parent's property is reached: one of the two is set.
  public struct Property: Hashable, Codable, Sendable {
    /// The parent conforms to one of RxCocoa's protocols for parents.
    public var conformance: Conformance?
    /// The proxy reads and sets it itself.
    public var accessors: Accessors?

    /// How the delegate of `object` is read and set.
    public struct Accessors: Hashable, Codable, Sendable {
      /// An expression (`object.delegate`).
      public var getter: String
      /// A statement (`object.delegate = delegate`).
      public var setter: String
    }

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

  /// A subject or relay of the proxy.
  public struct Storage: Hashable, Codable, Sendable {
    /// The `#if` condition around it; nil when there is none.
    public var condition: String?
    /// The name of the stored property (`didFinishSubject`).
    public var name: String
    /// The expression that makes it (`PublishSubject<Void>()`).
    public var initialValue: String
    /// Whether it is a subject.
    public var isSubject: Bool
  }

  /// The part of `responds(to:)` that the proxy decides.
  public struct Gate: Hashable, Codable, Sendable {
    /// Whether an event is gated, so that observing changes the answer.
    public var hasEvents: Bool
    /// The forwardee as something that can be asked what it responds to.
    public var forwardee: String
    /// A case for each gated requirement.
    public var cases: [Case]

    /// One requirement that counts as implemented only while it is used.
    public struct Case: Hashable, Codable, Sendable {
      /// The `#if` condition around it; nil when there is none.
      public var condition: String?
      /// The argument of `#selector`.
      public var selector: String
      /// The expression that is true while somebody here listens or answers.
      public var isServed: String
    }
  }
}

/// What the `rx/body-….mustache` templates see: one witness in the proxy.
public struct RxBodyContext: Hashable, Codable, Sendable {
  /// The first body has no blank line before it.
  public var isFirst: Bool
  /// The `#if` condition around it; nil when there is none.
  public var condition: String?
  /// The template that renders it (`rx/body-event`).
  public var template: String
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
  /// How the forwardee is asked. Exactly one is true.
  public var forwardee: Forwardee
  /// The subject or relay; empty for a body that only forwards.
  public var storage: String
  /// The subject that announces a question; nil where nobody asked for that.
  public var announcement: String?
  /// The expression that is emitted.
  public var element: String
  /// The payload as arguments of a closure (`item, value`).
  public var arguments: String
  /// How a responder's completion handler is guarded; nil where its type isn't known.
  public var once: Once?
  /// The value that answers when nobody does; nil when there is none.
  public var fallback: String?
  /// What happens then, as a whole statement.
  public var lastResort: String?
  /// Whether nothing is bound from the start, so that the relay holds an optional answer, or answers are no relay's.
  public var isOptional: Bool
  /// Whether a property has nothing but a getter without effects.
  public var isPlainGetter: Bool
  /// Whether the property has a setter.
  public var isSettable: Bool
  /// The forwardee's property is set through a variable, since structs may conform.
  public var setsThroughVariable: Bool

  /// A completion handler that is called once.
  public struct Once: Hashable, Codable, Sendable {
    /// The statement that answers when the responder doesn't; empty when nothing does.
    public var fallback: String
    /// The other payload as the arguments before a trailing closure (`(name)`); empty when there is none.
    public var arguments: String
    /// The handler's parameters, with `in` (`verdict in `); empty when there are none.
    public var parameters: String
    /// The call of the real handler (`decisionHandler(verdict)`).
    public var call: String
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

/// What the `rx/member-….mustache` templates see: one observable or responder.
public struct RxMemberContext: Hashable, Codable, Sendable {
  /// The `#if` condition around it; nil when there is none.
  public var condition: String?
  /// The template that renders it (`rx/member-interceptable-event`).
  public var template: String
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
  /// The message's full name (`thing(_:didFinish:)`).
  public var message: String
  /// The argument of `#selector`.
  public var selector: String
  /// The closure's body that makes the element from the arguments `$0`; nil when there is nothing to emit.
  public var element: String?
  /// The subject or relay behind it; empty when there is none.
  public var storage: String
  /// The expression that the relay accepts.
  public var accepted: String
  /// Whether the requirement counts as implemented only while it is observed or answered.
  public var isGated: Bool
  /// The reactive extension's name for the delegate (`delegate`).
  public var accessor: String
  /// The reactive extension's name for the proxy (`delegateProxy`).
  public var proxyAccessor: String
  /// Who answers before a responder does, as documentation says it.
  public var forwardee: String
}
