#import <Foundation/Foundation.h>
#import <Lamps/Lamps.h>

LAMPS_EXPORT NSString *const FSLampName;

@protocol FSLampDelegate;

/// A lamp.
@interface FSLamp : LMPDevice
@property (nonatomic, weak) id<FSLampDelegate> delegate;
- (void)showColor:(LMPColor *)color inMode:(LMPMode)mode;
@end

@protocol FSLampDelegate <LMPDeviceDelegate>
@optional
- (void)lamp:(FSLamp *)lamp didShowColor:(LMPColor *)color LAMPS_DEPRECATED("no more");
@end
