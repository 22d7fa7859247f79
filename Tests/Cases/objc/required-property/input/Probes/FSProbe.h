#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class FSProbe;

@protocol FSProbeDelegate <NSObject>
@optional
- (void)probe:(FSProbe *)probe didAvoid:(NSString *)obstacle;
- (BOOL)probe:(FSProbe *)probe shouldAvoid:(NSString *)obstacle;
@end

@protocol FSProbeDataSource <NSObject>
- (NSInteger)numberOfObstaclesForProbe:(FSProbe *)probe;
@end

/// Nobody wrote that its delegates may be missing, so that Swift takes them for ones that are always there.
@interface FSProbe : NSObject
@property (nonatomic, assign) id<FSProbeDelegate> delegate;
@property (nonatomic, strong) id<FSProbeDataSource> dataSource;
@end

NS_ASSUME_NONNULL_END
