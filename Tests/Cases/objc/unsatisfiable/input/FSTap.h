#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class FSTap;

/// Nobody can conform to it in Swift.
@protocol FSTapLogDelegate <NSObject>
- (void)tap:(FSTap *)tap logFormat:(NSString *)format, ...;
@end

@protocol FSTapDelegate <NSObject>
- (void)tapDidOpen:(FSTap *)tap;
@optional
- (void)tap:(FSTap *)tap didSayFormat:(NSString *)format, ...;
@end

@interface FSTap : NSObject
@property (nonatomic, weak, nullable) id<FSTapDelegate> delegate;
@property (nonatomic, weak, nullable) id<FSTapLogDelegate> logDelegate;
@end

NS_ASSUME_NONNULL_END
