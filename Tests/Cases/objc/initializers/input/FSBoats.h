#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class FSBoat, FSFerry, FSRaft, FSBoatCell, FSBoatView;

@protocol FSFloating <NSObject>
- (instancetype)initWithMass:(double)mass;
@end

@protocol FSBoatDelegate <NSObject>
- (void)boatDidSink:(FSBoat *)boat;
@end

/// What it adopts is required of every subclass, declared here or not.
@interface FSBoat : NSObject <NSCoding, FSFloating>
@property (nonatomic, weak, nullable) id<FSBoatDelegate> delegate;
- (instancetype)initWithName:(NSString *)name;
@end

@protocol FSFerryDelegate <NSObject>
- (void)ferryDidLand:(FSFerry *)ferry;
@end

/// Inherits what is required, and declares one of it again.
@interface FSFerry : FSBoat
@property (nonatomic, weak, nullable) id<FSFerryDelegate> ferryDelegate;
- (instancetype)initWithMass:(double)mass;
@end

@protocol FSRaftDelegate <NSObject>
- (void)raftDidDrift:(FSRaft *)raft;
@end

/// Has designated initializers of its own.
@interface FSRaft : FSBoat
@property (nonatomic, weak, nullable) id<FSRaftDelegate> raftDelegate;
- (instancetype)initWithLogs:(NSInteger)logs NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithName:(NSString *)name NS_UNAVAILABLE;
@end

@protocol FSBoatCellDelegate <NSObject>
- (void)boatCellDidSwipe:(FSBoatCell *)cell;
@end

NS_SWIFT_UI_ACTOR
@interface FSBoatCell : UITableViewCell
@property (nonatomic, weak, nullable) id<FSBoatCellDelegate> delegate;
@end

@protocol FSBoatViewDelegate <NSObject>
- (void)boatViewDidTurn:(FSBoatView *)view;
@end

/// Doesn't say again that it can be decoded.
NS_SWIFT_UI_ACTOR
@interface FSBoatView : UIView
@property (nonatomic, weak, nullable) id<FSBoatViewDelegate> delegate;
- (instancetype)initWithBoat:(FSBoat *)boat NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
