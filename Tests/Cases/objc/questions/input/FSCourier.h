#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class FSCourier;

/// No parcel may leave the main actor.
@interface FSParcel : NSObject
@end

NS_SWIFT_UI_ACTOR
@protocol FSCourierDelegate <NSObject>
@optional
- (void)courier:(FSCourier *)courier
    didGetOrder:(FSParcel *)parcel
          reply:(void (^)(FSParcel *_Nullable answer))reply;
- (void)courier:(FSCourier *)courier
      didBring:(FSParcel *)parcel
    completion:(void (^)(BOOL isTaken))completion;
- (void)courier:(FSCourier *)courier
         didRing:(NSInteger)times
    withHandler:(void (^)(BOOL isHeard))handler;
@end

NS_SWIFT_UI_ACTOR
@interface FSCourier : NSObject
@property (nonatomic, weak, nullable) id<FSCourierDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
