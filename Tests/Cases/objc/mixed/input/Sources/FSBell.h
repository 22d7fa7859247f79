#import <Foundation/Foundation.h>
#import "FSSound.h"

NS_ASSUME_NONNULL_BEGIN

@class FSBell;

@protocol FSBellDelegate <NSObject>
@optional
- (void)bell:(FSBell *)bell didRingWithSound:(FSSound *)sound;
@end

@interface FSBell : NSObject
@property (nonatomic, weak, nullable) id<FSBellDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
