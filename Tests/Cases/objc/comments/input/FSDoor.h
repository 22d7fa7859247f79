#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class FSDoor;

/// Stands at a door.
// proxygen:name DoorProxy
NS_SWIFT_NAME(DoorDelegate)
@protocol FSDoorDelegate <NSObject>
@optional
// proxygen:name openings
- (void)doorDidOpen:(FSDoor *)door;
// proxygen:default 3
- (NSInteger)numberOfLocksOfDoor:(FSDoor *)door;
// proxygen:skip
- (void)doorDidCreak:(FSDoor *)door;
@end

@interface FSDoor : NSObject
@property (nonatomic, weak, nullable) id<FSDoorDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
