// Foundation's names and generics, without the members that no declaration depends on.
#pragma once
#include <ObjectiveC/ObjectiveC.h>
#include <CoreFoundation/CoreFoundation.h>
#include <CoreGraphics/CoreGraphics.h>

#pragma clang assume_nonnull begin

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef unsigned short unichar;
typedef NSUInteger NSStringEncoding;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef NSRange *NSRangePointer;
typedef struct { int _private[5]; } NSDecimal;
typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
typedef struct NSEdgeInsets { CGFloat top, left, bottom, right; } NSEdgeInsets;
typedef struct {
  NSInteger majorVersion; NSInteger minorVersion; NSInteger patchVersion;
} NSOperatingSystemVersion;
typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending
} NS_SWIFT_NAME(ComparisonResult);
typedef NSComparisonResult (^NSComparator)(id obj1, id obj2) NS_SWIFT_NAME(Comparator);
#define NSNotFound NSIntegerMax

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@class NSCoder;
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property(class, readonly) BOOL supportsSecureCoding;
@end
@protocol NSFastEnumeration
@end
@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

PX_CLASS(NSValue, NSObject)
PX_CLASS(NSNumber, NSValue)
PX_CLASS(NSDecimalNumber, NSNumber)
PX_CLASS(NSNull, NSObject)
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding> @end
PX_CLASS(NSMutableString, NSString)
PX_CLASS(NSAttributedString, NSObject)
PX_CLASS(NSMutableAttributedString, NSAttributedString)
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding> @end
PX_CLASS(NSMutableData, NSData)
@interface NSDate : NSObject <NSCopying, NSSecureCoding> @end
@interface NSURL : NSObject <NSCopying, NSSecureCoding> @end
@interface NSUUID : NSObject <NSCopying, NSSecureCoding> @end
@interface NSError : NSObject <NSCopying, NSSecureCoding> @end
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding> @end
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding> @end
PX_CLASS(NSMutableIndexSet, NSIndexSet)
PX_CLASS(NSCharacterSet, NSObject)
PX_CLASS(NSMutableCharacterSet, NSCharacterSet)
PX_CLASS(NSLocale, NSObject)
PX_CLASS(NSCalendar, NSObject)
PX_CLASS(NSTimeZone, NSObject)
PX_CLASS(NSDateComponents, NSObject)
PX_CLASS(NSDateInterval, NSObject)
PX_CLASS(NSURLComponents, NSObject)
PX_CLASS(NSURLQueryItem, NSObject)
PX_CLASS(NSPersonNameComponents, NSObject)
PX_CLASS(NSException, NSObject)
PX_CLASS(NSNotification, NSObject)
PX_CLASS(NSNotificationCenter, NSObject)
PX_CLASS(NSPredicate, NSObject)
PX_CLASS(NSSortDescriptor, NSObject)
PX_CLASS(NSCoder, NSObject)
PX_CLASS(NSKeyedArchiver, NSCoder)
PX_CLASS(NSKeyedUnarchiver, NSCoder)
PX_CLASS(NSFormatter, NSObject)
PX_CLASS(NSDateFormatter, NSFormatter)
PX_CLASS(NSNumberFormatter, NSFormatter)
PX_CLASS(NSInvocation, NSObject)
PX_CLASS(NSMethodSignature, NSObject)
PX_CLASS(NSBundle, NSObject)
PX_CLASS(NSTimer, NSObject)
PX_CLASS(NSThread, NSObject)
PX_CLASS(NSRunLoop, NSObject)
PX_CLASS(NSLock, NSObject)
PX_CLASS(NSOperation, NSObject)
PX_CLASS(NSBlockOperation, NSOperation)
PX_CLASS(NSOperationQueue, NSObject)
PX_CLASS(NSProgress, NSObject)
PX_CLASS(NSStream, NSObject)
PX_CLASS(NSInputStream, NSStream)
PX_CLASS(NSOutputStream, NSStream)
PX_CLASS(NSFileManager, NSObject)
PX_CLASS(NSFileHandle, NSObject)
PX_CLASS(NSUserDefaults, NSObject)
PX_CLASS(NSUserActivity, NSObject)
PX_CLASS(NSUndoManager, NSObject)
PX_CLASS(NSItemProvider, NSObject)
PX_CLASS(NSURLRequest, NSObject)
PX_CLASS(NSMutableURLRequest, NSURLRequest)
PX_CLASS(NSURLResponse, NSObject)
PX_CLASS(NSHTTPURLResponse, NSURLResponse)
PX_CLASS(NSCachedURLResponse, NSObject)
PX_CLASS(NSHTTPCookie, NSObject)
PX_CLASS(NSURLCredential, NSObject)
PX_CLASS(NSURLProtectionSpace, NSObject)
PX_CLASS(NSURLAuthenticationChallenge, NSObject)
PX_CLASS(NSURLConnection, NSObject)
PX_CLASS(NSURLSession, NSObject)
PX_CLASS(NSURLSessionConfiguration, NSObject)
PX_CLASS(NSURLSessionTask, NSObject)
PX_CLASS(NSURLSessionDataTask, NSURLSessionTask)
PX_CLASS(NSURLSessionUploadTask, NSURLSessionDataTask)
PX_CLASS(NSURLSessionDownloadTask, NSURLSessionTask)
PX_CLASS(NSURLSessionTaskMetrics, NSObject)
PX_CLASS(NSXMLParser, NSObject)
PX_CLASS(NSUnit, NSObject)
PX_CLASS(NSProxy, NSObject)

@interface NSEnumerator<ObjectType> : NSObject
@end
@interface NSArray<__covariant ObjectType>
  : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end
@interface NSDictionary<__covariant KeyType, __covariant ObjectType>
  : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end
@interface NSSet<__covariant ObjectType>
  : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@end
@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
@end
@interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
@end
@interface NSOrderedSet<__covariant ObjectType>
  : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@end
@interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
@end
@interface NSHashTable<ObjectType> : NSObject
@end
@interface NSMapTable<KeyType, ObjectType> : NSObject
@end
@interface NSPointerArray : NSObject
@end
@interface NSCache<KeyType, ObjectType> : NSObject
@end
@interface NSMeasurement<UnitType : NSUnit *> : NSObject
@end

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
typedef NSString *NSExceptionName NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSAttributedString.Key);
typedef NSString *NSKeyValueChangeKey NS_TYPED_ENUM;
typedef NSString *NSFileAttributeKey NS_TYPED_ENUM NS_SWIFT_NAME(FileAttributeKey);
typedef NSString *NSURLResourceKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(URLResourceKey);

@protocol OS_dispatch_queue <NSObject>
@end
typedef NSObject<OS_dispatch_queue> *dispatch_queue_t;
typedef void (^dispatch_block_t)(void);

#pragma clang assume_nonnull end
