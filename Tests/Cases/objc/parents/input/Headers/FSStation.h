#import <Foundation/Foundation.h>

/// Declares no protocol: it is read only because others include it.
@interface FSStation : NSObject
@property (nonatomic, copy, nullable) NSString *name;
@end
