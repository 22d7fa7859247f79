#import <Foundation/Foundation.h>
#import "CLKTypes.h"

NS_ASSUME_NONNULL_BEGIN

@class CLKAlarm;

NS_SWIFT_NAME(AlarmDelegate)
@protocol CLKAlarmDelegate <NSObject>
@optional
- (void)alarm:(CLKAlarm *)alarm didRingOnDays:(CLKDays)days;
- (void)alarm:(CLKAlarm *)alarm didFailWithError:(nullable NSError *)error;
- (void)alarm:(CLKAlarm *)alarm decideWithHandler:(CLKAnswer)handler
    NS_SWIFT_NAME(alarm(_:decide:));
@end

@interface CLKAlarm : NSObject
@property (nonatomic, weak, nullable) id<CLKAlarmDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
