#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, FSTicketClass) {
  FSTicketClassFirst,
  FSTicketClassSecond,
};

@protocol FSTicketReading <NSObject>
- (void)reader:(UIView *)reader didReadCode:(NSString *)code;
@end

@interface FSTicket : NSObject
@property (nonatomic, readonly) FSTicketClass ticketClass;
@end

NS_ASSUME_NONNULL_END
