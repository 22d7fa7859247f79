#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class FSItem, FSPasteBar;

@interface FSItem : NSObject
@end

@protocol FSPasting <NSObject>
@property (nonatomic, copy, nullable) NSString *kindOfPaste;
@optional
- (void)pasteItems:(NSArray<FSItem *> *)items;
- (BOOL)canPasteItems:(NSArray<FSItem *> *)items;
@end

/// What conforms to the protocol has its methods, in Swift, too, without declaring them.
@interface FSPane : UIView <FSPasting>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

@interface FSPasteBar : FSPane
@property (nonatomic, weak, nullable) id<FSPasting> target;
@end

@class FSMenu;

@protocol FSMenuDelegate <NSObject>
@optional
- (void)menuLayoutSubviews:(FSMenu *)menu;
- (void)menu:(FSMenu *)menu didAddSubview:(UIView *)view;
- (void)menu:(FSMenu *)menu didMoveToWindow:(nullable UIWindow *)window;
/// Has the name of what Swift asks types with.
- (NSInteger)menuType:(FSMenu *)menu;
@end

/// Of what it inherits, no input tells.
@interface FSMenu : UIView
@property (nonatomic, weak, nullable) id<FSMenuDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
