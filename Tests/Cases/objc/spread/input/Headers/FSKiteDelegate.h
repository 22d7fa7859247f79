#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Declared apart from the class that has it, which declares no protocol.
@protocol FSKiteDelegate <NSObject>
- (void)didRiseToHeight:(double)height;
@optional
- (BOOL)shouldLandAtHeight:(double)height;
@end

NS_ASSUME_NONNULL_END
