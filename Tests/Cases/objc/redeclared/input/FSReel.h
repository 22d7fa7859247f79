#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class FSPlayer, FSReel, FSClip;

@interface FSClip : NSObject
@end

@protocol FSPlayerDelegate <NSObject>
@optional
- (void)playerDidStart:(FSPlayer *)player;
- (void)player:(FSPlayer *)player didShow:(nullable FSClip *)clip;
- (BOOL)player:(FSPlayer *)player shouldShow:(FSClip *)clip;
- (void)player:(FSPlayer *)player didSkip:(NSInteger)count;
- (void)playerDidStop:(FSPlayer *)player;
@end

@interface FSPlayer : NSObject
@property (nonatomic, weak, nullable) id<FSPlayerDelegate> delegate;
- (void)show:(FSClip *)clip;
@end

typedef NSInteger FSCount;

/// Objective-C has one method for a selector, whatever its types.
@protocol FSReelDelegate <FSPlayerDelegate>
@optional
- (void)playerDidStart:(FSReel *)reel;
- (void)player:(FSReel *)player didShow:(FSClip *)clip;
- (BOOL)player:(FSReel *)player shouldShow:(FSClip *)clip;
/// The same types under another name.
- (void)player:(FSPlayer *)player didSkip:(FSCount)count;
- (void)reelDidEnd:(FSReel *)reel;
@end

/// Declares again what it inherits.
@interface FSReel : NSObject
@property (nonatomic, weak, nullable) id<FSReelDelegate> delegate;
@end

@protocol FSTrackSource <NSObject>
@property (nonatomic, readonly) id track;
- (NSInteger)numberOfTracks;
@end

/// No Swift class has both properties.
@protocol FSSongDataSource <FSTrackSource>
@property (nonatomic, readonly) FSClip *track;
@end

@protocol FSShowing <NSObject>
- (void)show:(NSObject *)thing;
@end

/// Neither has one both methods.
@protocol FSScreenDelegate <FSShowing>
@optional
- (void)show:(FSClip *)clip;
@end

@interface FSScreen : NSObject
@property (nonatomic, weak, nullable) id<FSScreenDelegate> delegate;
@property (nonatomic, weak, nullable) id<FSSongDataSource> dataSource;
@end

/// A subclass that takes something else, and something that its superclass holds for less.
@protocol FSTapeDelegate <FSPlayerDelegate>
@optional
- (void)tape:(FSPlayer *)tape didTear:(FSClip *)clip;
@end

@interface FSTape : FSPlayer
@property (nonatomic, weak, nullable) id<FSTapeDelegate> delegate;
- (void)show:(NSObject *)thing;
@end

NS_ASSUME_NONNULL_END
