#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class FSClock;

typedef NS_ENUM(NSInteger, FSClockMode) {
  FSClockModeSilent,
  FSClockModeLoud,
};

/// Hears what a clock does.
@protocol FSClockDelegate <NSObject>

/// Says what time it is; required.
- (void)clock:(FSClock *)clock didShowDate:(NSDate *)date;

@optional
/**
 * Comes with every tick.
 */
- (void)clock:(FSClock *)clock didTickAtDate:(NSDate *)date interval:(NSTimeInterval)interval;
- (void)clockDidStop:(FSClock *)clock;
- (void)clock:(FSClock *)clock didChangeMode:(FSClockMode)mode;
- (BOOL)clockShouldStop:(FSClock *)clock;
- (nullable NSString *)clock:(FSClock *)clock titleForHour:(NSInteger)hour;
@end

@interface FSClock : UIView
@property (nonatomic, weak, nullable) id<FSClockDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
