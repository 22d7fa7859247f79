#import <CoreLocation/CoreLocation.h>

NS_ASSUME_NONNULL_BEGIN

@class FSMap;

@protocol FSMapDelegate <NSObject>
@optional
- (void)map:(FSMap *)map didMoveTo:(CLLocation *)location;
@end

@interface FSMap : NSObject
@property (nonatomic, weak, nullable) id<FSMapDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
