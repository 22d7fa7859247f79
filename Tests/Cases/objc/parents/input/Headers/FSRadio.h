#import <UIKit/UIKit.h>
#import "FSStation.h"

NS_ASSUME_NONNULL_BEGIN

@class FSRadio;

@protocol FSRadioDelegate <NSObject>
@optional
- (void)radio:(FSRadio *)radio didFindStation:(FSStation *)station;
@end

@protocol FSRadioDataSource <NSObject>
- (NSUInteger)numberOfStationsInRadio:(FSRadio *)radio;
- (nullable FSStation *)radio:(FSRadio *)radio stationAtIndex:(NSUInteger)index;
@end

@interface FSRadio : NSObject
@property (nonatomic, assign, nullable) id<FSRadioDelegate> delegate;
@property (nonatomic, weak, nullable) IBOutlet id<FSRadioDataSource> dataSource;
@end

// Its delegate is in a category.
@protocol FSTunerDelegate <NSObject>
@optional
- (void)tunerDidTune;
@end

@interface FSTuner : UIView
@end

@interface FSTuner (Delegate)
@property (nonatomic, weak, nullable) NSObject<FSTunerDelegate> *tuningDelegate;
@end

NS_ASSUME_NONNULL_END
