#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@protocol FSLine <NSObject>
@property (nonatomic, readonly) double length;
@end

NS_ASSUME_NONNULL_END
