#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class FSWheel;

@protocol FSWheelDataSource <NSObject>
- (NSInteger)numberOfStepsInWheel:(FSWheel *)wheel;
@end

@protocol FSWheelDelegate <NSObject>
@optional
- (void)wheel:(FSWheel *)wheel didTurnToStep:(NSInteger)step;
@end

/// The wheel asks its delegate whether it conforms to this, too: the property is that of the protocol above.
@protocol FSWheelSoundDelegate <FSWheelDelegate>
- (nullable NSString *)wheel:(FSWheel *)wheel soundOfStep:(NSInteger)step;
- (void)wheel:(FSWheel *)wheel didPlaySound:(NSString *)sound;
@end

/// Asks for no `NSObject`; the property does.
@protocol FSWheelLightDelegate
@optional
- (void)wheel:(FSWheel *)wheel didLightStep:(NSInteger)step;
- (BOOL)wheelShouldLight:(FSWheel *)wheel;
@end

@interface FSWheel : UIView
@property (nonatomic, weak, nullable) id<FSWheelDataSource> dataSource;
@property (nonatomic, weak, nullable) id<FSWheelDelegate> delegate;
@property (nonatomic, weak, nullable) NSObject<FSWheelLightDelegate> *lightDelegate;
@end

NS_ASSUME_NONNULL_END
