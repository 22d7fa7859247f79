#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class FSTuner, FSSealed;

@protocol FSTunerDelegate <NSObject>
- (void)tuner:(FSTuner *)tuner didFindStation:(NSString *)station;
@optional
/// Older than Swift on the platform that the headers are read for.
- (void)tuner:(FSTuner *)tuner
    didMoveFromStation:(NSString *)from
        __attribute__((availability(macos, introduced = 10.6)))
        __attribute__((availability(ios, introduced = 2.0, deprecated = 6.0)));
@end

@interface FSDevice : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

/// Declares again what is designated above, and is not here.
@interface FSTuner : FSDevice
@property (nonatomic, weak, nullable) id<FSTunerDelegate> delegate;
- (instancetype)init;
- (instancetype)initWithBand:(NSInteger)band NS_DESIGNATED_INITIALIZER;
@end

@protocol FSSealedDelegate <NSObject>
- (void)sealedDidBreak:(FSSealed *)sealed;
@end

/// Nobody makes one, so nobody makes one of a subclass.
@interface FSSealed : NSObject
@property (nonatomic, weak, nullable) id<FSSealedDelegate> delegate;
- (instancetype)init NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
