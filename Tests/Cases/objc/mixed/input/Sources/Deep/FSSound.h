#import <Foundation/Foundation.h>

@interface FSSound : NSObject
@end
