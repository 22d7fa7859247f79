#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class FSVault, FSDoor, FSSafe;

/// Not for Swift as it is: it has two underscores there.
__attribute__((swift_private))
@protocol FSVaultDelegate <NSObject>
- (void)vaultDidOpen:(FSVault *)vault;
@end

NS_SWIFT_SENDABLE
@interface FSVault : NSObject
@property (nonatomic, weak, nullable) id<FSVaultDelegate> delegate;
@end

/// Swift never saw it.
__attribute__((availability(ios, introduced = 3.0, deprecated = 5.0)))
__attribute__((availability(macos, unavailable)))
@protocol FSLockDelegate <NSObject>
- (void)lockDidOpen:(FSVault *)vault;
@end

@protocol FSDoorDelegate <NSObject>
@optional
- (BOOL)doorShouldOpen:(FSDoor *)door
  __attribute__((availability(macos, introduced = 10.15)))
  __attribute__((availability(ios, introduced = 12.0)));
- (BOOL)doorShouldClose:(FSDoor *)door
  __attribute__((availability(macos, introduced = 10.13)))
  __attribute__((availability(ios, introduced = 11.0)));
- (nullable UIView *)door:(FSDoor *)door viewForGuest:(id<NSObject>)guest;
- (UIView *)door:(FSDoor *)door viewForCopy:(id<NSCopying>)guest NS_SWIFT_NAME(door(_:viewForGuest:));
@end

/// What it requires of systems is more than what some requirements do.
__attribute__((availability(macos, introduced = 10.15)))
__attribute__((availability(ios, introduced = 12.0)))
@interface FSDoor : UIViewController
@property (nonatomic, weak, nullable) id<FSDoorDelegate> delegate;
- (instancetype)initWithKey:(NSString *)key NS_DESIGNATED_INITIALIZER;
/// A class in Swift would have to have it, too.
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle NS_UNAVAILABLE;
@end

@protocol FSSafeDelegate <NSObject>
- (BOOL)safe:(FSSafe *)safe shouldTakeToken:(NSString *)token atSlot:(NSInteger)slot;
@end

@interface FSSafe : NSObject
@property (nonatomic, weak, nullable) id<FSSafeDelegate> delegate;
/// Variable arguments have no form in Swift.
- (instancetype)initWithTokens:(NSString *)first, ... NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
