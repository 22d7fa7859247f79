#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class FSParser;

@protocol FSParserDelegate <NSObject>
@property (nonatomic, readonly) BOOL isStrict;
@property (nonatomic, copy, nullable) NSString *title;
- (BOOL)parser:(FSParser *)parser shouldReadNames:(NSArray<NSString *> *)names;
- (nullable NSDictionary<NSString *, NSNumber *> *)weightsForParser:(FSParser *)parser;
@optional
- (void)parser:(FSParser *)parser
    didReadItems:(NSArray<NSDictionary<NSString *, id> *> *)items
        ofClass:(Class)itemClass;
- (void)parser:(FSParser *)parser
    wantsKeyForName:(NSString *)name
  completionHandler:(void (^)(NSData *_Nullable key, NSError *_Nullable error))completionHandler;
- (void)parser:(FSParser *)parser didUsePointer:(const void *)pointer stop:(BOOL *)stop;
- (void)parser:(FSParser *)parser didFailWithError:(NSError *)error;
- (void)parserDidEnd:(FSParser *)parser
    __attribute__((availability(ios, introduced = 15.0)));
@end

@interface FSParser : NSObject
@property (nonatomic, weak, nullable) id<FSParserDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
