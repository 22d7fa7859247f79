/// Types of the standard library and Foundation whose nature rules rely on. A type that isn't listed and isn't
/// declared in the inputs counts as unknown, and rules then take the way that is right for any type.
enum KnownTypes {
  /// The modules that declare them; interfaces write them out (`Swift.Int`).
  static let modules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "ObjectiveC", "CoreFoundation", "CoreGraphics",
    "UIKit", "AppKit",
  ]

  /// Number types: a default of 0, and boxed as `NSNumber` by the Objective-C runtime.
  static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Float",
    "Double", "CGFloat", "TimeInterval", "NSInteger", "NSUInteger", "CFTimeInterval",
  ]

  /// Numbers that no `NSNumber` cast gives back.
  static let unboxableNumbers: Set<String> = ["Float16", "Float80", "Decimal", "Int128", "UInt128"]

  /// Swift values that Objective-C sees as objects, so that `as?` gives them back.
  static let bridged: Set<String> = [
    "String", "Data", "Date", "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Locale",
    "Notification", "Calendar", "CharacterSet", "TimeZone", "URL", "URLComponents", "URLQueryItem",
    "URLRequest", "UUID", "Decimal", "PersonNameComponents", "Measurement", "AffineTransform",
    "URLResponse", "HTTPURLResponse", "Error", "AttributedString",
  ]

  static let hashableValues: Set<String> =
    numbers.union(unboxableNumbers).union([
      "Bool", "Character", "Data", "Date", "DateComponents", "DateInterval", "IndexPath",
      "IndexSet",
      "Locale", "Calendar", "CharacterSet", "TimeZone", "ObjectIdentifier", "Selector", "String",
      "Substring", "URL", "URLComponents", "URLRequest", "UUID", "AnyHashable",
    ])

  static let hashableIfArgumentsAre: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Range", "ClosedRange",
    "Set",
  ]

  /// Types that are `Sendable` in every version of their module that has Swift 6's concurrency.
  static let sendable: Set<String> =
    numbers.union(unboxableNumbers).union([
      "Bool", "Character", "Data", "Date", "DateComponents", "DateInterval", "Error",
      "HTTPURLResponse",
      "IndexPath", "IndexSet", "Locale", "Calendar", "CharacterSet", "CGPoint", "CGRect", "CGSize",
      "NSError", "NSRange", "Never", "ObjectIdentifier", "Selector", "String", "StaticString",
      "Substring", "TimeZone", "URL", "URLComponents", "URLQueryItem", "URLRequest", "URLResponse",
      "URLSession", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
      "URLSessionUploadTask", "UUID", "Unicode.Scalar", "Void",
    ])

  static let sendableIfArgumentsAre: Set<String> = [
    "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "Range",
    "Result", "Set",
  ]

  static let collections: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Set", "Data", "IndexSet", "CharacterSet",
  ]

  static let strings: Set<String> = ["String", "Substring", "NSString"]

  static let classes: Set<String> = [
    "NSObject", "NSString", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSError", "NSURL",
    "NSData", "NSDate", "NSValue", "NSNull", "NSIndexPath", "NSAttributedString", "NSCoder",
    "NSMutableArray", "NSMutableDictionary", "NSMutableString", "NSMutableAttributedString",
    "NSUserActivity", "NSException", "NSProgress", "Progress", "Thread", "Timer", "URLResponse",
    "HTTPURLResponse", "URLSession", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLAuthenticationChallenge", "CachedURLResponse", "Bundle",
    "FileHandle", "InputStream", "OutputStream", "Stream", "OperationQueue", "Operation",
    "NSManagedObject", "NSManagedObjectContext", "UIView", "UIViewController", "UIControl",
    "UIImage",
    "UIColor", "UIFont", "UIEvent", "UITouch", "UIGestureRecognizer", "UIScrollView", "UITableView",
    "UITableViewCell", "UICollectionView", "UICollectionViewCell", "UITextField", "UITextView",
    "UIButton", "UIWindow", "UIApplication", "NSView", "NSViewController", "NSWindow", "NSImage",
    "NSEvent",
  ]

  /// Pointer families: their values die with the call.
  static let pointers: Set<String> = [
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
    "UnsafeMutableRawBufferPointer", "AutoreleasingUnsafeMutablePointer", "OpaquePointer",
    "CVaListPointer",
  ]

  /// Types that aren't `Copyable`, or `Escapable`.
  static func lacking(_ name: String) -> Set<String> {
    switch name {
    case "Copyable": ["MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan"]
    case "Escapable": spans
    default: []
    }
  }

  private static let spans: Set<String> = [
    "Span", "MutableSpan", "RawSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
  ]

  /// Whether objects of a type that no input declares could have a delegate: what is known for a value, an error
  /// or a piece of data can't.
  static func mayHaveDelegate(_ name: String) -> Bool {
    let groups = [
      hashableValues, hashableIfArgumentsAre, bridged, collections, strings, pointers, spans,
      plainData,
    ]
    return !groups.contains { $0.contains(name) }
  }

  private static let plainData: Set<String> = [
    "Any", "AnyClass", "AnyObject", "CGPoint", "CGRect", "CGSize", "CMTime", "Never", "NSArray",
    "NSAttributedString", "NSData", "NSDate", "NSDictionary", "NSError", "NSIndexPath",
    "NSMutableArray", "NSMutableDictionary", "NSNotification", "NSNull", "NSNumber", "NSObject",
    "NSRange", "NSSet", "NSURL", "NSValue", "Result", "Self", "UIColor", "UIEvent", "UIFont",
    "UIImage", "UITouch", "Void",
  ]
}
