#pragma once
#import "FoundationCore.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSURLSessionAuthChallengeDisposition) {
  NSURLSessionAuthChallengeUseCredential = 0,
  NSURLSessionAuthChallengePerformDefaultHandling = 1,
  NSURLSessionAuthChallengeCancelAuthenticationChallenge = 2,
  NSURLSessionAuthChallengeRejectProtectionSpace = 3
} NS_SWIFT_NAME(URLSession.AuthChallengeDisposition);

NS_SWIFT_NAME(URLCredential) NS_SWIFT_SENDABLE
@interface NSURLCredential : NSObject <NSSecureCoding, NSCopying>
@end

NS_SWIFT_NAME(URLAuthenticationChallenge)
@interface NSURLAuthenticationChallenge : NSObject <NSSecureCoding>
@end

NS_SWIFT_NAME(URLResponse) NS_SWIFT_SENDABLE
@interface NSURLResponse : NSObject <NSSecureCoding, NSCopying>
@end

@protocol NSURLSessionDelegate;

NS_SWIFT_NAME(URLSession) NS_SWIFT_SENDABLE
@interface NSURLSession : NSObject
@property (nullable, readonly, retain) id<NSURLSessionDelegate> delegate;
@end

NS_SWIFT_NAME(URLSessionTask) NS_SWIFT_SENDABLE
@interface NSURLSessionTask : NSObject <NSCopying>
@end

NS_SWIFT_NAME(URLSessionDelegate) NS_SWIFT_SENDABLE
@protocol NSURLSessionDelegate <NSObject>
@optional
- (void)URLSession:(NSURLSession *)session
    didBecomeInvalidWithError:(nullable NSError *)error;
- (void)URLSession:(NSURLSession *)session
    didReceiveChallenge:(NSURLAuthenticationChallenge *)challenge
      completionHandler:(void (^)(NSURLSessionAuthChallengeDisposition disposition,
                            NSURLCredential *_Nullable credential))completionHandler;
- (void)URLSessionDidFinishEventsForBackgroundURLSession:(NSURLSession *)session
    NS_SWIFT_NAME(urlSessionDidFinishEvents(forBackgroundURLSession:));
@end

NS_ASSUME_NONNULL_END
