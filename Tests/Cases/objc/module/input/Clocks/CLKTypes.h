#import <Foundation/Foundation.h>

typedef NS_OPTIONS(NSUInteger, CLKDays) {
  CLKDaysMonday = 1 << 0,
  CLKDaysTuesday = 1 << 1,
} NS_SWIFT_NAME(CLKAlarm.Days);

typedef void (^CLKAnswer)(BOOL isAccepted);
