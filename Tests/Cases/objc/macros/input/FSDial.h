#import <Foundation/Foundation.h>
#include "FSDialTypes.h"
FS_BEGIN
@protocol FSDialDelegate
#if FS_LOUD
- (void)dialDidClick;
#else
- (void)dialDidTurn;
#endif
- (void)dialDidReach:(FSPosition)position FS_NAME(dialDidReach(_:));
@end
FS_END
