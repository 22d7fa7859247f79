/// A type of C or Objective-C, with its aliases kept.
indirect enum ObjCType: Hashable, Codable, Sendable {
  case void
  case number(CNumber)
  /// A `typedef`, with what it stands for: `BOOL`, `NSInteger`, `CGFloat`, an alias of the user's.
  /// The nullability is what is written beside the alias, where it stands for a pointer.
  case alias(String, ObjCType, Nullability)
  case object(ObjCObject, Nullability)
  /// `SEL`
  case selector(Nullability)
  case block(ObjCFunction, Nullability)
  case functionPointer(ObjCFunction, Nullability)
  case pointer(CPointer, Nullability)
  /// By its tag, or the alias of a tagless one.
  case enumeration(String)
  case structure(String)
  case union(String)
  /// An array in a structure, a vector, a complex number, a C++ type: its spelling in C.
  case other(String)
}

enum Nullability: String, Hashable, Codable, Sendable {
  case nonnull, nullable, unspecified
  /// `_Nullable_result`: nullable, and in an `async` twin's result still so.
  case nullableResult
}

/// C's own arithmetic types, aliases aside.
enum CNumber: String, Hashable, Codable, Sendable {
  case bool, char, signedChar, unsignedChar, short, unsignedShort, int, unsignedInt, long,
    unsignedLong,
    longLong, unsignedLongLong, int128, unsignedInt128, float16, float, double, longDouble,
    wideChar,
    char16, char32
}

/// What an object pointer points to.
enum ObjCObject: Hashable, Codable, Sendable {
  /// `id`, `id<A, B>`
  case any(protocols: [String])
  /// `Class`, `Class<A>`
  case metaclass(protocols: [String])
  case instancetype
  /// `NSArray<X *> *`, `NSObject<P> *`, `__kindof UIView *`
  case instance(ObjCInstance)
  /// `ObjectType` inside `@interface Box<ObjectType>`
  case typeParameter(String, protocols: [String])
}

struct ObjCInstance: Hashable, Codable, Sendable {
  var className: String
  var arguments: [ObjCType] = []
  var protocols: [String] = []
  var isKindOf = false
}

struct ObjCFunction: Hashable, Codable, Sendable {
  var result: ObjCType
  /// Names are empty where the header has none.
  var parameters: [ObjCParameter] = []
  var isVariadic = false
  /// `swift_attr` on the type: `@Sendable`, `@MainActor`.
  var swiftAttributes: [String] = []
}

struct CPointer: Hashable, Codable, Sendable {
  var pointee: ObjCType
  var isConstant = false
  /// What is pointed to is `__autoreleasing`, as `NSError **` is in a parameter, or something else.
  var pointeeOwnership = PointeeOwnership.unspecified
}

enum PointeeOwnership: String, Hashable, Codable, Sendable {
  case unspecified, autoreleasing, strong, weak, unsafeUnretained
}
