/// Where the declarations of a text are and which names they mention, without what stands in function bodies.
struct Outline: Sendable {
  enum Kind: Sendable {
    case `protocol`, type, `enum`, `extension`, alias
    case imported
    /// `#if` and its like, one line.
    case conditionStart, conditionBranch, conditionEnd
    case property, method, initializer, subscripting, enumCase
    case other
  }

  struct Item: Sendable {
    var kind: Kind
    /// Of the item around it.
    var parent: Int?
    /// With the comments before it.
    var range: Range<Int>
    /// Behind the comments before it.
    var code: Int
    /// That of an extension is the last part of what it extends.
    var name: NameKey
    /// The bytes of the name.
    var nameRange: Range<Int>
    /// The place of the brace that opens the members.
    var openingBrace: Int?
    /// In `words`.
    var head: Range<Int>
    /// In `words`: everything, the members included.
    var words: Range<Int>
    /// In `words`: the types of a property.
    var types: Range<Int>
    /// In `bodies`.
    var bodies: Range<Int>
    /// Behind the last item inside this one.
    var end: Int
    /// Whether a property is called like a delegate or a data source.
    var isNamedLikeDelegate = false
    /// Whether the type of a property or alias is more than names that may be optional or composed: it holds no delegate.
    var isCompound = false
    /// Whether a property's declaration has several names.
    var isSeveral = false
    /// Whether a method's name begins with `set`.
    var isSetter = false
    /// Whether a type's name begins with `Inner`.
    var isInner = false
    /// Whether a type is marked as a global actor, which attributes name in whatever length.
    var isGlobalActor = false
    /// Whether the head of a type or an extension has a colon.
    var inherits = false
    /// Whether an enum's case has associated values.
    var hasPayload = false
    /// Whether an extension extends what has no name of its own (`[Thing]`).
    var hasOddName = false

    /// Whether a property may hold a delegate by its type; one of several may in any case.
    var holdsPlainType: Bool { isSeveral || !isCompound }
  }

  /// Code in braces, whose contents don't matter for what the item declares.
  struct Body: Sendable {
    /// Without the braces.
    var contents: Range<Int>
    /// Whether a `nil`, a number or the like could be all there is.
    var mayBeLiteral: Bool
  }

  /// Each before those inside it, in source order.
  var items: [Item] = []
  var words: [NameKey] = []
  var bodies: [Body] = []
}
