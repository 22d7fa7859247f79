// Lies around, so that it is of no module of its own.
#import <FSKit/FSLine.h>
#import "FSKiteDelegate.h"
#import "FSLineProtocol.h"

NS_ASSUME_NONNULL_BEGIN

@class FSTail;

@interface FSKite : NSObject
@property (nonatomic, weak, nullable) id<FSKiteDelegate> delegate;
- (instancetype)initWithLine:(id<FSLine>)line NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTail:(FSTail *)tail NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
