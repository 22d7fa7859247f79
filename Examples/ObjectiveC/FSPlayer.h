#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class FSPlayer;

typedef NS_ENUM(NSInteger, FSPlayerState) {
  FSPlayerStateStopped,
  FSPlayerStatePlaying,
  FSPlayerStateStalled,
};

/// A piece of music.
@interface FSTrack : NSObject

@property (nonatomic, copy, readonly) NSString *title;

@end

/// Hears what a player does.
@protocol FSPlayerDelegate <NSObject>

@optional

/// The player went on to another track; nil at the end of the list.
- (void)player:(FSPlayer *)player didChangeToTrack:(nullable FSTrack *)track;

- (void)player:(FSPlayer *)player didChangeState:(FSPlayerState)state fromState:(FSPlayerState)oldState;

- (void)player:(FSPlayer *)player didFailWithError:(NSError *)error;

/// Asked before a track begins.
- (BOOL)player:(FSPlayer *)player shouldPlayTrack:(FSTrack *)track;

/// Call the handler with the seconds to wait, once.
- (void)player:(FSPlayer *)player
    willRetryTrack:(FSTrack *)track
    completionHandler:(void (^)(NSTimeInterval delay))completionHandler;

- (void)playerDidFinishPlaying:(FSPlayer *)player;

@end

/// Says what a player plays.
@protocol FSPlayerDataSource <NSObject>

- (NSInteger)numberOfTracksInPlayer:(FSPlayer *)player;

- (nullable FSTrack *)player:(FSPlayer *)player trackAtIndex:(NSInteger)index;

@end

@interface FSPlayer : UIView

@property (nonatomic, weak, nullable) id<FSPlayerDelegate> delegate;
@property (nonatomic, weak, nullable) id<FSPlayerDataSource> dataSource;

- (void)play;

@end

NS_ASSUME_NONNULL_END
