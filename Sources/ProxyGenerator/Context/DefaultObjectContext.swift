/// An object that leaves one requirement to its default body and passes everything else on to the proxy: calling that
/// requirement on it is the one way to run the body.
public struct DefaultObjectContext: Hashable, Codable, Sendable {
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

  /// A method, property or subscript that asks the proxy.
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
    /// What leads from the proxy to it: `.thing(thing, with: value)`, `.title` of a property, `[row]` of a subscript.
    public var path: String
    /// Whether it needs accessors, since it can be set or has effects.
    public var hasAccessors: Bool
    /// Whether it has a setter.
    public var isSettable: Bool
  }
}
