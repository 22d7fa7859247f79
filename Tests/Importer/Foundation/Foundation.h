// What headers of delegates mention of Foundation, with the macros that matter to the importer.
#pragma once
#import <CoreGraphics/CoreGraphics.h>

#define NS_ERROR_ENUM(_domain, _name) \
  enum _name : NSInteger _name; \
  enum __attribute__((ns_error_domain(_domain))) _name : NSInteger
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
#define NS_SWIFT_ASYNC_NAME(_name) __attribute__((swift_async_name(#_name)))
#define NS_SWIFT_UNAVAILABLE(_message) \
  __attribute__((availability(swift, unavailable, message = _message)))
#define NS_BRIDGED_VALUE(_name) \
  NS_SWIFT_BRIDGED("Foundation." #_name) \
  @interface NS##_name : NSObject <NSCopying, NSSecureCoding> \
  @end
#define NS_RENAMED_CLASS(_name) \
  NS_SWIFT_NAME(_name) \
  @interface NS##_name : NSObject \
  @end
#define NS_KEPT_CLASS(_name) \
  @interface _name : NSObject \
  @end

NS_ASSUME_NONNULL_BEGIN

@class NSCoder;
typedef unsigned char uint8_t;
typedef int int32_t;
typedef unsigned long long uint64_t;
typedef unsigned long size_t;
typedef unsigned long uintptr_t;
typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef const struct __attribute__((objc_bridge(NSString))) __CFString *CFStringRef;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef unsigned short unichar;
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
typedef struct NSEdgeInsets { CGFloat top, left, bottom, right; } NSEdgeInsets;

typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1L,
  NSOrderedSame,
  NSOrderedDescending
} NS_SWIFT_NAME(ComparisonResult);

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

NS_KEPT_CLASS(NSCoder)

// Bridged to Swift's own types.

NS_SWIFT_BRIDGED("Swift.String")
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType>
    : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Swift.Error")
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@end

@interface NSMutableString : NSString
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end
@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
@end
@interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
@end
@interface NSOrderedSet<__covariant ObjectType> : NSObject <NSCopying>
@end

// Bridged to values of Foundation.

NS_BRIDGED_VALUE(Calendar)
NS_BRIDGED_VALUE(CharacterSet)
NS_BRIDGED_VALUE(Data)
NS_BRIDGED_VALUE(Date)
NS_BRIDGED_VALUE(DateComponents)
NS_BRIDGED_VALUE(DateInterval)
NS_BRIDGED_VALUE(IndexPath)
NS_BRIDGED_VALUE(IndexSet)
NS_BRIDGED_VALUE(Locale)
NS_BRIDGED_VALUE(Notification)
NS_BRIDGED_VALUE(PersonNameComponents)
NS_BRIDGED_VALUE(TimeZone)
NS_BRIDGED_VALUE(URL)
NS_BRIDGED_VALUE(URLComponents)
NS_BRIDGED_VALUE(URLQueryItem)
NS_BRIDGED_VALUE(URLRequest)
NS_BRIDGED_VALUE(UUID)

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME(NSAttributedString.Key);

// Classes in Swift, too.

@interface NSMutableData : NSData
@end
@interface NSMutableURLRequest : NSURLRequest
@end
@interface NSMutableIndexSet : NSIndexSet
@end
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSNumber : NSValue
@end
@interface NSDecimalNumber : NSNumber
@end
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
@interface NSMutableAttributedString : NSAttributedString
@end
NS_KEPT_CLASS(NSException)
NS_KEPT_CLASS(NSInvocation)
NS_KEPT_CLASS(NSLock)
NS_KEPT_CLASS(NSNull)
NS_KEPT_CLASS(NSPredicate)
NS_KEPT_CLASS(NSSortDescriptor)
NS_KEPT_CLASS(NSRegularExpression)
NS_KEPT_CLASS(NSUserActivity)
NS_RENAMED_CLASS(Bundle)
NS_RENAMED_CLASS(DateFormatter)
NS_RENAMED_CLASS(FileManager)
NS_RENAMED_CLASS(InputStream)
NS_RENAMED_CLASS(NotificationCenter)
NS_RENAMED_CLASS(Operation)
NS_RENAMED_CLASS(OperationQueue)
NS_RENAMED_CLASS(OutputStream)
NS_RENAMED_CLASS(ProcessInfo)
NS_RENAMED_CLASS(Progress)
NS_RENAMED_CLASS(RunLoop)
NS_RENAMED_CLASS(Stream)
NS_RENAMED_CLASS(Thread)
NS_RENAMED_CLASS(Timer)
NS_RENAMED_CLASS(URLAuthenticationChallenge)
NS_RENAMED_CLASS(URLCredential)
NS_RENAMED_CLASS(URLResponse)
NS_RENAMED_CLASS(URLSession)
NS_RENAMED_CLASS(URLSessionTask)
NS_RENAMED_CLASS(UndoManager)
NS_RENAMED_CLASS(UserDefaults)
NS_RENAMED_CLASS(XMLParser)

NS_SWIFT_NAME(HTTPURLResponse)
@interface NSHTTPURLResponse : NSURLResponse
@end
NS_SWIFT_NAME(URLSessionDataTask)
@interface NSURLSessionDataTask : NSURLSessionTask
@end

NS_ASSUME_NONNULL_END
