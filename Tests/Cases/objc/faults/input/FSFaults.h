#import <Foundation/Foundation.h>

// proxygen:name Nothing

typedef int FSNumber;

@protocol FSFaultsDelegate <NSObject>
// proxygen:nmae wrong
- (void)faultsDidStart;
@optional
- (void)faults:(int)number, ...;
- (void)faultsDidEnd:(struct FSHidden)hidden;
@end

@interface FSFaults : NSObject
@property (nonatomic, weak) id<FSFaultsDelegate> delegate;
@end
