#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class FSPad;

/// Has nothing to do with what the header beside it includes.
@protocol FSPadDelegate <NSObject>
@optional
- (void)pad:(FSPad *)pad didPress:(NSString *)key;
@end

@interface FSPad : NSObject
@property (nonatomic, weak, nullable) id<FSPadDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
