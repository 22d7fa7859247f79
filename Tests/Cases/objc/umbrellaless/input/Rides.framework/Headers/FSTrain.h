#import <Foundation/Foundation.h>
#import "FSGate.h"

NS_ASSUME_NONNULL_BEGIN

@class FSTrain;

/// Includes the header that needs another one.
@protocol FSTrainDelegate <NSObject>
- (void)train:(FSTrain *)train didLeaveWith:(FSTicket *)ticket at:(FSGate *)gate;
@end

@interface FSTrain : NSObject
@property (nonatomic, weak, nullable) id<FSTrainDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
