#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Has the name, so that the protocol has another one in Swift.
@interface FSLine : NSObject
@property (nonatomic) double strength;
@end

NS_ASSUME_NONNULL_END
