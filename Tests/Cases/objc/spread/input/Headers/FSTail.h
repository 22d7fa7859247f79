#import <Foundation/Foundation.h>

/// Others only say that there is such a class.
@interface FSTail : NSObject
@end
