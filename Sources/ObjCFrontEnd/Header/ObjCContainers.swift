/// `@protocol` with its members.
struct ObjCProtocol: Hashable, Codable, Sendable {
  var declaration: ObjCDeclaration
  var name: String
  /// In the order of the source, `NSObject` included.
  var inherited: [String] = []
  var members: [ObjCMember] = []
}

/// `@interface` with its members; those of its extensions (`@interface Thing ()`) are among them.
struct ObjCClass: Hashable, Codable, Sendable {
  var declaration: ObjCDeclaration
  var name: String
  var typeParameters: [ObjCTypeParameter] = []
  var superclass: String?
  /// `NSArray<X *>` as a superclass: its arguments.
  var superclassArguments: [ObjCType] = []
  var protocols: [String] = []
  /// `objc_subclassing_restricted`.
  var isFinal = false
  var members: [ObjCMember] = []
}

/// `__covariant ObjectType : id<NSCopying>`
struct ObjCTypeParameter: Hashable, Codable, Sendable {
  var name: String
  var bound: ObjCType?
}

/// `@interface Thing (Name)`
struct ObjCCategory: Hashable, Codable, Sendable {
  var declaration: ObjCDeclaration
  var className: String
  var name: String
  var protocols: [String] = []
  var members: [ObjCMember] = []
}
