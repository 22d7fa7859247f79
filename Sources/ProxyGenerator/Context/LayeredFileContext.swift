/// What `layered/file.mustache` sees: one output file of the style `layered`.
public struct LayeredFileContext: Hashable, Codable, Sendable {
  /// The header's lines, without comment marks.
  public var header: [String]
  /// The imports without conditions.
  public var importGroups: [FileContext.ImportGroup]
  /// The imports that depend on an `#if`.
  public var conditionalImports: [FileContext.ConditionalImport]
  /// A subclass for each parent, in the order of the inputs.
  public var subclasses: [SubclassContext]
  /// Whether a hook gets a completion handler, which the file then guards.
  public var usesOnce: Bool
}

/// A subclass of one parent that hears its own delegate calls: what `layered/subclass.mustache` sees.
public struct SubclassContext: Hashable, Codable, Sendable {
  /// The `#if` condition around everything; nil when there is none.
  public var condition: String?
  /// The class (`LayeredThing`).
  public var className: String
  /// The parent's type (`Thing`).
  public var parentType: String
  /// What the class conforms to besides, with the comma before it (`, @unchecked Sendable`); else empty.
  public var moreConformances: String
  /// `open `, `public `, `package ` or nothing, of the class and its hooks.
  public var access: String
  /// Whole attributes of the class (`@available(iOS 15, *)`), in source order.
  public var attributes: [String]
  /// The global actor of the parent as a prefix (`@MainActor `); empty when there is none.
  public var isolation: String
  /// The properties that stay free, as a sentence names them (`delegate` and `dataSource`, each in back-ticks).
  public var freeProperties: String
  /// Whether there is only one of them.
  public var isSingle: Bool
  /// The parent's designated initializers, all of them, so that the others are inherited.
  public var initializers: [InitializerContext]
  /// One for each delegate property.
  public var layers: [LayerContext]
  /// Whether it matters which hooks a subclass overrides, since what is optional counts as implemented only then.
  public var asksOverrides: Bool

  /// A designated initializer of the parent.
  public struct InitializerContext: Hashable, Codable, Sendable {
    /// The `#if` condition around it; nil when there is none.
    public var condition: String?
    /// Whole attributes, in source order.
    public var attributes: [String]
    /// The declaration up to its brace (`public override init(frame: CGRect)`).
    public var signature: String
    /// The call of the parent's (`super.init(frame: frame)`).
    public var call: String
    /// Whether it isn't isolated, though the class is on the main actor.
    public var isFree: Bool
  }
}

/// What is between the parent and the delegate of others in one property: what `layered/property.mustache` and
/// `layered/inner.mustache` see.
public struct LayerContext: Hashable, Codable, Sendable {
  /// The property (`delegate`).
  public var property: String
  /// Its type as the override declares it (`(any ThingDelegate)?`).
  public var type: String
  /// What it holds (`any ThingDelegate`).
  public var delegateType: String
  /// What the inner delegate conforms to (`ThingDelegate`).
  public var protocolName: String
  /// `open `, `public ` or nothing, of the override.
  public var propertyAccess: String
  /// `public ` and the like, of the outer delegate where others may read it, and that they may not set it.
  public var outerAccess: String
  /// `weak ` unless the parent's property keeps its delegate alive.
  public var ownership: String
  /// The stored delegate of others (`outerDelegate`).
  public var outer: String
  /// The stored object that the parent calls (`innerDelegate`).
  public var inner: String
  /// Its class (`InnerDelegate`).
  public var innerClass: String
  /// Its superclass and conformances that can't stand in an extension, with the colon before them; else empty.
  public var innerInheritance: String
  /// `@preconcurrency ` where the protocol asks for less isolation than the parent has; else empty.
  public var conformancePrefix: String
  /// Whether the protocol has its isolation from one that it inherits. The Swift 5 mode doesn't see that, so that the
  /// conformance is `@preconcurrency` in that mode alone.
  public var inheritsIsolation: Bool
  /// Whether the property reads as the outer delegate; else as the inner one, since a parent written in Swift calls its
  /// delegate through the override.
  public var readsOuter: Bool
  /// What it reads as. A property that can't be nil falls back to the inner delegate.
  public var value: String
  /// Whether the parent remembers what its delegate responds to, so that the property is set to nil in between.
  public var isRemembered: Bool
  /// How a delegate is compared with the inner one (`newValue`, or `(newValue as AnyObject)`).
  public var newIdentity: String
  /// The same for what the parent holds (`super.delegate`).
  public var heldIdentity: String
  /// Whether the object itself is no delegate to be set; it is where the parent is its own delegate.
  public var ignoresSelf: Bool
  /// Whether the inner delegate is an `NSObject`.
  public var isNSObject: Bool
  /// Whether Objective-C asks the inner delegate what it responds to.
  public var isObjectiveC: Bool
  /// Whether that question comes from outside the main actor, which the parent is isolated to.
  public var assumesMainActor: Bool
  /// The outer delegate as something that can be asked what it responds to.
  public var askedOuter: String
  /// Whether one of these names something deprecated, which is a warning outside of what is deprecated itself.
  public var namesDeprecated: Bool
  /// A case for each optional requirement with a hook.
  public var heard: [Heard]
  /// The same for those that only some versions have.
  public var heardSometimes: [Heard]
  /// Whether there is any of either.
  public var isAnyHeard: Bool
  /// The hooks, in the order of the requirements.
  public var hooks: [HookContext]
  /// The methods and properties of the protocol that the inner delegate implements.
  public var witnesses: [WitnessContext]
  /// The objects that run default bodies.
  public var defaultObjects: [DefaultObjectContext]

  /// An optional requirement that counts as implemented where a subclass overrides its hook.
  public struct Heard: Hashable, Codable, Sendable {
    /// The `#if` condition around it; nil when there is none.
    public var condition: String?
    /// The versions that have it, as `#available` takes them; nil when all have.
    public var available: String?
    /// The argument of `#selector` for the requirement.
    public var selector: String
    /// The argument of `#selector` for the hook.
    public var hook: String
  }
}

/// A method for subclasses to override: what `layered/hook.mustache` sees.
public struct HookContext: Hashable, Codable, Sendable {
  /// The `#if` condition around it; nil when there is none.
  public var condition: String?
  /// Whole attributes, in source order.
  public var attributes: [String]
  /// Documentation of the requirement, as it follows the comment mark: a blank line first, then each line with the
  /// space before it.
  public var documentation: [String]
  /// The message's full name (`thing(_:didFinish:)`).
  public var message: String
  /// The declaration up to its brace (`open func didFinish(_ result: String)`).
  public var signature: String
  /// What it does where no subclass overrides it: asks on; nil for an event.
  public var answer: String?
  /// Whether it gets a completion handler.
  public var isDecision: Bool
  /// The expression that answers when nobody else does; nil for an event.
  public var fallback: String?
  /// Whether a default body in an extension answers then.
  public var hasDefaultCode: Bool
}

/// One method or property of the inner delegate: what the `layered/witness-….mustache` templates see.
public struct WitnessContext: Hashable, Codable, Sendable {
  /// The first one has no blank line before it.
  public var isFirst: Bool
  /// The `#if` condition around it; nil when there is none.
  public var condition: String?
  /// The template that renders it (`layered/witness-method`, `layered/witness-state`).
  public var shape: String
  /// The template of a method's body (`layered/witness-event`).
  public var template: String
  /// Whole attributes, in source order.
  public var attributes: [String]
  /// The declaration up to its brace (`func thing(_ thing: Thing) throws -> Int`).
  public var signature: String
  /// `try await `, `try `, `await ` or nothing: what stands before a call.
  public var effects: String
  /// The same after `get` (`async throws `).
  public var accessorEffects: String
  /// What stands before a call whose result is dropped, to tell it from an overload that returns something.
  public var dropped: String
  /// What leads from a delegate to it: `.thing(thing, with: value)`, `.title` of a property, `[row]` of a subscript.
  public var path: String
  /// The call of the hook without a closing bracket's trailing closure (`priceOf(item)`); nil where there is no hook.
  public var hook: String?
  /// What asks the outer delegate for an answer, then the default: the lines of a closure.
  public var asked: [String]
  /// Whether that is more than one line.
  public var asksInSteps: Bool
  /// What stands at the start of that closure, with a space behind it; empty where Swift infers it.
  public var askedHead: String
  /// The stored delegate of others (`outerDelegate`).
  public var outer: String
  /// What answers when nobody does: an expression, or the call of the handler.
  public var fallback: String?
  /// Whether the outer delegate may not implement it.
  public var isOptional: Bool
  /// Whether the completion handler is guarded.
  public var isGuarded: Bool
  /// Whether it is called without isolation and relies on being on the main actor all the same.
  public var assumesMainActor: Bool
  /// Whether a property has nothing but a getter without effects.
  public var isPlainGetter: Bool
  /// Whether a property has a setter.
  public var isSettable: Bool
}
