import Diagnostics

/// What Objective-C headers declare, as written: no cursor of libclang's, no name of Swift's.
///
/// Declarations keep the order of the source, over all headers that were read together.
struct ObjCHeader: Hashable, Codable, Sendable {
  /// Frameworks that the headers include (`UIKit` for `<UIKit/UIKit.h>`), sorted.
  var frameworks: [String] = []
  /// Those that a file reaches, by its path; empty for one that includes none.
  var frameworksByFile: [String: [String]] = [:]
  /// Files of an SDK that are called by paths which don't show it.
  var systemFiles: Set<String> = []
  var protocols: [ObjCProtocol] = []
  var classes: [ObjCClass] = []
  var categories: [ObjCCategory] = []
  var enumerations: [ObjCEnumeration] = []
  var aliases: [ObjCAlias] = []
  var structures: [ObjCStructure] = []
  /// What the declarations above mention, wherever it is declared.
  var symbols = ObjCSymbols()

  /// What a file imports. One that includes nothing is for a prefix header with all that others include; but what only Macs
  /// have is a file's own matter.
  func frameworks(of path: String) -> [String] {
    if let own = frameworksByFile[path], !own.isEmpty { return own }
    let isForDevices = frameworks.contains("UIKit")
    return frameworks.filter { !isForDevices || !["AppKit", "Cocoa"].contains($0) }
  }
}

/// What is true of every declaration.
struct ObjCDeclaration: Hashable, Codable, Sendable {
  var location: SourceLocation
  /// The comment above, with its marks, as `clang_Cursor_getRawCommentText` has it.
  var comment: String?
  /// The `// proxygen:KEY VALUE` comments above, each where its key stands.
  var directives: [ObjCDirective] = []
  var attributes = SwiftAttributes()
  var availability: [ObjCAvailability] = []
}

/// A comment to proxygen.
struct ObjCDirective: Hashable, Codable, Sendable {
  var location: SourceLocation
  /// From the key on: `parent FSThing`.
  var text: String
}

/// What the `swift_…` attributes say, in their arguments' own words.
struct SwiftAttributes: Hashable, Codable, Sendable {
  /// `NS_SWIFT_NAME`: `add(_:to:)`, `Thing`, `getter:Thing.name(self:)`.
  var name: String?
  /// `NS_REFINED_FOR_SWIFT`.
  var isPrivate = false
  /// `NS_SWIFT_ASYNC_NAME`, and what `NS_SWIFT_ASYNC`, `NS_SWIFT_DISABLE_ASYNC` say.
  var asyncName: String?
  var async: SwiftAsync?
  /// `NS_SWIFT_NOTHROW` and its like.
  var error: SwiftError?
  /// `swift_attr`: `@UIActor`, `@MainActor`, `@Sendable`, `@_nonSendable`, `nonisolated`.
  var others: [String] = []

  /// The name of a type that isn't its own: given, or with two underscores for one that Swift code refines.
  func typeName(of name: String) -> String? { self.name ?? (isPrivate ? "__\(name)" : nil) }
}

enum SwiftAsync: Hashable, Codable, Sendable {
  case none
  /// - Parameter handler: the handler's position among the parameters, from 1.
  case swiftPrivate(handler: Int)
  case notSwiftPrivate(handler: Int)
}

enum SwiftError: String, Hashable, Codable, Sendable {
  case none
  case nonnullError = "nonnull_error"
  case nullResult = "null_result"
  case zeroResult = "zero_result"
  case nonzeroResult = "nonzero_result"
}

/// One `availability` attribute, or `unavailable` and `deprecated` without a platform.
struct ObjCAvailability: Hashable, Codable, Sendable {
  /// `ios`, `macos`, `swift`, `ios_app_extension`; nil for all platforms.
  var platform: String?
  /// `13`, `13.4`, `10.15.2`.
  var introduced: String?
  var deprecated: ObjCDeprecation?
  var obsoleted: String?
  var isUnavailable = false
  var message: String?
}

enum ObjCDeprecation: Hashable, Codable, Sendable {
  case always
  case since(String)
}
