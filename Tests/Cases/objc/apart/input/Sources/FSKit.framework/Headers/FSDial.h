#import <FSKit/FSDialTypes.h>

NS_ASSUME_NONNULL_BEGIN

@class FSDial;

/// Of a framework that has no header with its name.
@protocol FSDialDelegate <NSObject>
@optional
- (BOOL)dial:(FSDial *)dial shouldStopAt:(FSDialStop)stop;
@end

@interface FSDial : NSObject
@property (nonatomic, weak, nullable) id<FSDialDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
