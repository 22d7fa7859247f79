#define FS_BEGIN NS_ASSUME_NONNULL_BEGIN
#define FS_END NS_ASSUME_NONNULL_END
#define FS_NAME(x) NS_SWIFT_NAME(x)
typedef NS_ENUM(NSInteger, FSPosition) { FSPositionLow, FSPositionHigh };
