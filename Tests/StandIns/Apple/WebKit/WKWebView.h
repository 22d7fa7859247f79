#pragma once
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@protocol WKNavigationDelegate, WKUIDelegate;

NS_SWIFT_UI_ACTOR
@interface WKNavigation : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface WKFrameInfo : NSObject <NSCopying>
@property (nonatomic, readonly, getter=isMainFrame) BOOL mainFrame;
@property (nonatomic, readonly, copy) NSURLRequest *request;
@end

NS_SWIFT_UI_ACTOR
@interface WKNavigationAction : NSObject
@property (nonatomic, readonly, copy) WKFrameInfo *sourceFrame;
@property (nullable, nonatomic, readonly, copy) WKFrameInfo *targetFrame;
@property (nonatomic, readonly, copy) NSURLRequest *request;
@end

NS_SWIFT_UI_ACTOR
@interface WKNavigationResponse : NSObject
@property (nonatomic, readonly, getter=isForMainFrame) BOOL forMainFrame;
@property (nonatomic, readonly, copy) NSURLResponse *response;
@end

NS_SWIFT_UI_ACTOR
@interface WKWebpagePreferences : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface WKWindowFeatures : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface WKWebViewConfiguration : NSObject <NSSecureCoding, NSCopying>
@end

NS_SWIFT_UI_ACTOR
@interface WKWebView : UIView
- (instancetype)initWithFrame:(CGRect)frame
                configuration:(WKWebViewConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property (nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
@property (nullable, nonatomic, weak) id<WKUIDelegate> UIDelegate;
@property (nullable, nonatomic, readonly, copy) NSString *title;
- (nullable WKNavigation *)loadRequest:(NSURLRequest *)request;
@end

NS_ASSUME_NONNULL_END
