// Includes nothing: all that it needs is in the headers beside it, and in what those include.
NS_ASSUME_NONNULL_BEGIN

@class FSGate;

@protocol FSGateDelegate <FSTicketReading>
@optional
- (void)gate:(FSGate *)gate didOpenFor:(FSTicket *)ticket inClass:(FSTicketClass)ticketClass;
- (CGRect)gate:(FSGate *)gate frameOfView:(UIView *)view;
@end

@interface FSGate : UIView
@property (nonatomic, weak, nullable) id<FSGateDelegate> delegate;
@end

NS_ASSUME_NONNULL_END
