#pragma once
#import <CoreGraphics/CoreGraphics.h>

NS_ASSUME_NONNULL_BEGIN

@class NSCoder;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef double NSTimeInterval;

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

@interface NSCoder : NSObject
@end

// Bridged to Swift's own types.

NS_SWIFT_BRIDGED("Swift.String")
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end

@interface NSMutableString : NSString
@end

NS_SWIFT_BRIDGED("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
- (void)addObject:(ObjectType)anObject NS_SWIFT_NAME(add(_:));
@end

NS_SWIFT_BRIDGED("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType>
    : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end

NS_SWIFT_BRIDGED("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
@end

// Bridged to values of Foundation.

NS_SWIFT_BRIDGED("FoundationEssentials.URL")
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Foundation.URLRequest")
@interface NSURLRequest : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("FoundationEssentials.Date")
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("FoundationEssentials.Data")
@interface NSData : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("FoundationEssentials.IndexPath")
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Foundation.IndexSet")
@interface NSIndexSet : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("FoundationEssentials.UUID")
@interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@end

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);

NS_SWIFT_BRIDGED("Foundation.Notification")
@interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@end

// Reference types in Swift too.

typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
  NSKeyValueObservingOptionNew = 0x01,
  NSKeyValueObservingOptionOld = 0x02,
  NSKeyValueObservingOptionInitial = 0x04,
  NSKeyValueObservingOptionPrior = 0x08
};

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@property (nullable, readonly) void *pointerValue;
@property (nullable, readonly) id nonretainedObjectValue;
@end

@interface NSNumber : NSValue
@property (readonly) BOOL boolValue;
@property (readonly) double doubleValue;
@property (readonly) int intValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@end

@interface NSNull : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_BRIDGED("Swift.Error")
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *domain;
@property (readonly, copy) NSString *localizedDescription;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
- (instancetype)initWithDomain:(NSString *)domain
                          code:(NSInteger)code
                      userInfo:(nullable NSDictionary<NSString *, id> *)dict;
@end

@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
- (instancetype)initWithString:(NSString *)str;
@end

NS_SWIFT_NAME(DateFormatter)
@interface NSDateFormatter : NSObject
@property (null_resettable, copy) NSString *dateFormat;
- (NSString *)stringFromDate:(NSDate *)date;
@end

@interface NSMethodSignature : NSObject
@end

@interface NSInvocation : NSObject
@end

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

@interface NSLock : NSObject <NSLocking>
@end

@interface NSRecursiveLock : NSObject <NSLocking>
@end

NS_SWIFT_NAME(Bundle) NS_SWIFT_SENDABLE
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@end

@interface NSThread : NSObject
@property (class, readonly, strong) NSThread *currentThread NS_SWIFT_NAME(current);
@property (class, readonly) BOOL isMainThread;
@property (readonly, retain) NSMutableDictionary *threadDictionary;
@property (class, readonly, copy) NSArray<NSString *> *callStackSymbols;
@end

typedef NS_ENUM(NSInteger, NSOperationQueuePriority) {
  NSOperationQueuePriorityVeryLow = -8L,
  NSOperationQueuePriorityLow = -4L,
  NSOperationQueuePriorityNormal = 0,
  NSOperationQueuePriorityHigh = 4,
  NSOperationQueuePriorityVeryHigh = 8
} NS_SWIFT_NAME(Operation.QueuePriority);

NS_SWIFT_NAME(Operation)
@interface NSOperation : NSObject
- (void)cancel;
@property NSOperationQueuePriority queuePriority;
@end

NS_SWIFT_NAME(BlockOperation)
@interface NSBlockOperation : NSOperation
+ (instancetype)blockOperationWithBlock:(void (^)(void))block;
@end

NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
- (void)addOperation:(NSOperation *)op;
- (void)addOperationWithBlock:(void (^)(void))block NS_SWIFT_NAME(addOperation(_:));
@end

NS_ASSUME_NONNULL_END
