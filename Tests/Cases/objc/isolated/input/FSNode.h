#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class FSEditNode, FSListNode;

/// Not every SDK isolates that protocol.
@interface FSAction : NSObject <UIAccessibilityIdentification>
@end

NS_SWIFT_UI_ACTOR
@protocol FSTraits <NSObject>
@end

/// Its initializers may be called from anywhere.
@interface FSNode : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

@protocol FSEditNodeDelegate <NSObject>
@optional
- (void)editNode:(FSEditNode *)node didTap:(FSAction *)action;
- (BOOL)editNode:(FSEditNode *)node shouldTap:(FSAction *)action;
@end

/// On the main actor by a protocol, its superclass isn't.
@interface FSEditNode : FSNode <FSTraits>
@property (nonatomic, weak, nullable) id<FSEditNodeDelegate> delegate;
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithText:(NSString *)text NS_DESIGNATED_INITIALIZER;
@end

// proxygen:skip
NS_SWIFT_UI_ACTOR
@protocol FSScrollNodeDelegate <NSObject>
@optional
- (BOOL)scrollNode:(FSNode *)node shouldScroll:(NSInteger)rows;
@end

/// What it declares itself is on the main actor in the Swift 6 language mode alone.
@protocol FSListNodeDelegate <FSScrollNodeDelegate>
@optional
- (void)listNode:(FSListNode *)node didShow:(NSInteger)row;
- (BOOL)listNode:(FSListNode *)node shouldShow:(NSInteger)row;
- (void)listNode:(FSListNode *)node
       willShow:(NSInteger)row
     completion:(void (^)(BOOL isReady))completion;
@end

@interface FSListNode : FSNode
@property (nonatomic, weak, nullable) id<FSListNodeDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
