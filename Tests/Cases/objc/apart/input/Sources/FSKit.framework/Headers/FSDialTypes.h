#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, FSDialStop) {
  FSDialStopLow,
  FSDialStopHigh,
};
