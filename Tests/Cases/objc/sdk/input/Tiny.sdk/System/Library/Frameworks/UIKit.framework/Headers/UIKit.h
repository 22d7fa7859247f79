// As much of a UIKit as the case needs.
#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIView : NSObject <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) CGFloat alpha;
@end

@protocol UIScrollViewDelegate;

NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@end

NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView;
@end

NS_ASSUME_NONNULL_END
