#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class FSPane;

/// What it inherits is in the SDK: its requirements and its isolation.
@protocol FSPaneDelegate <UIScrollViewDelegate>
- (void)paneDidOpen:(FSPane *)pane;
@optional
- (void)pane:(FSPane *)pane didOpenRow:(NSUInteger)row;
@end

/// How it is made is in the SDK, too.
NS_SWIFT_UI_ACTOR
@interface FSPane : UIView
@property (nonatomic, weak, nullable) id<FSPaneDelegate> paneDelegate;
@end

NS_ASSUME_NONNULL_END
