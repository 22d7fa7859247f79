@testable import ObjCFrontEnd

/// What a reader tells of the stand-in for Foundation (`Tests/Importer`).
enum FoundationFacts {
  /// Values in Swift.
  static let bridged = [
    "NSString", "NSError", "NSCalendar", "NSCharacterSet", "NSData", "NSDate", "NSDateComponents",
    "NSDateInterval", "NSIndexPath", "NSIndexSet", "NSLocale", "NSNotification",
    "NSPersonNameComponents", "NSTimeZone", "NSURL", "NSURLComponents", "NSURLQueryItem",
    "NSURLRequest", "NSUUID",
  ]

  static let renamed = [
    "NSBundle", "NSDateFormatter", "NSFileManager", "NSInputStream", "NSNotificationCenter",
    "NSOperation", "NSOperationQueue", "NSOutputStream", "NSProcessInfo", "NSProgress", "NSRunLoop",
    "NSStream", "NSThread", "NSTimer", "NSURLAuthenticationChallenge", "NSURLCredential",
    "NSURLResponse", "NSURLSession", "NSURLSessionTask", "NSUndoManager", "NSUserDefaults",
    "NSXMLParser", "NSHTTPURLResponse", "NSURLSessionDataTask",
  ]

  static let kept = [
    "NSObject", "NSCoder", "NSMutableString", "NSMutableData", "NSMutableURLRequest",
    "NSMutableIndexSet", "NSValue", "NSNumber", "NSDecimalNumber", "NSAttributedString",
    "NSMutableAttributedString", "NSException", "NSInvocation", "NSLock", "NSNull",
    "NSPredicate", "NSSortDescriptor", "NSRegularExpression", "NSUserActivity", "Protocol",
  ]

  /// With the number of their parameters.
  static let generic = [
    "NSArray": 1, "NSMutableArray": 1, "NSSet": 1, "NSMutableSet": 1, "NSCountedSet": 1,
    "NSOrderedSet": 1, "NSDictionary": 2, "NSMutableDictionary": 2,
  ]

  static let protocols = [
    "NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding",
  ]

  /// Aliases of strings.
  static let typedStrings = [
    "NSNotificationName": "NSNotification.Name", "NSRunLoopMode": "RunLoop.Mode",
    "NSAttributedStringKey": "NSAttributedString.Key",
  ]

  static let symbols: ObjCSymbols = {
    var symbols = ObjCSymbols()
    let origin = ObjCSymbols.Origin.system(framework: "Foundation")
    for name in bridged + renamed + kept {
      symbols.classes[name] = .init(
        isDefined: true, superclass: superclass(of: name), origin: origin)
    }
    for name in renamed { symbols.classes[name]?.swiftName = String(name.dropFirst(2)) }
    for (name, count) in generic {
      let parameters =
        count == 1
        ? [ObjCTypeParameter(name: "ObjectType")]
        : [ObjCTypeParameter(name: "KeyType"), ObjCTypeParameter(name: "ObjectType")]
      symbols.classes[name] = .init(
        isDefined: true, superclass: superclass(of: name), typeParameters: parameters,
        origin: origin)
    }
    for name in protocols { symbols.protocols[name] = .init(isDefined: true, origin: origin) }
    symbols.protocols["NSSecureCoding"]?.inherited = ["NSCoding"]
    for (name, swiftName) in typedStrings {
      symbols.aliases[name] = .init(swiftName: swiftName, wrapper: .structure, origin: origin)
    }
    symbols.tags["NSComparisonResult"] = .init(
      swiftName: "ComparisonResult", isComplete: true, enumeration: .closed, origin: origin)
    for name in ["CGColor", "CGImage", "CGPath", "__CFString"] {
      symbols.tags[name] = .init(isComplete: false, origin: origin)
    }
    symbols.tags["_NSZone"] = .init(isComplete: false, origin: origin)
    for name in ["CGPoint", "CGVector", "CGSize", "CGRect", "CGAffineTransform", "_NSRange"] {
      symbols.tags[name] = .init(isComplete: true, origin: origin)
    }
    return symbols
  }()

  private static func superclass(of name: String) -> String? {
    if name == "NSObject" { return nil }
    let own = [
      "NSMutableString": "NSString", "NSMutableArray": "NSArray", "NSMutableSet": "NSSet",
      "NSMutableDictionary": "NSDictionary", "NSCountedSet": "NSMutableSet",
      "NSMutableData": "NSData",
      "NSMutableURLRequest": "NSURLRequest", "NSMutableIndexSet": "NSIndexSet",
      "NSNumber": "NSValue", "NSDecimalNumber": "NSNumber",
      "NSMutableAttributedString": "NSAttributedString", "NSHTTPURLResponse": "NSURLResponse",
      "NSURLSessionDataTask": "NSURLSessionTask",
    ]
    return own[name] ?? "NSObject"
  }
}
