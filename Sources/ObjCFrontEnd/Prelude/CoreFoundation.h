// What of CoreFoundation other declarations mention.
#pragma once
#include <ObjectiveC/ObjectiveC.h>

typedef const void *CFTypeRef;
typedef long CFIndex;
typedef unsigned long CFOptionFlags;
typedef unsigned long CFTypeID;
typedef unsigned long CFHashCode;
typedef double CFTimeInterval;
typedef CFTimeInterval CFAbsoluteTime;
typedef unsigned char Boolean;
typedef int32_t OSStatus;
typedef int16_t OSErr;
typedef uint32_t OSType;
typedef uint32_t FourCharCode;
typedef uint8_t UInt8;
typedef uint16_t UInt16;
typedef uint32_t UInt32;
typedef uint64_t UInt64;
typedef int8_t SInt8;
typedef int16_t SInt16;
typedef int32_t SInt32;
typedef int64_t SInt64;
typedef float Float32;
typedef double Float64;
typedef uint16_t UniChar;
typedef struct { CFIndex location; CFIndex length; } CFRange;

#define PX_CF(name, class) \
  typedef const struct __attribute__((objc_bridge(class))) __##name *name##Ref;
#define PX_CF_MUTABLE(name, class) \
  typedef struct __attribute__((objc_bridge_mutable(class))) __##name *name##Ref;
PX_CF(CFAllocator, id)
PX_CF(CFString, NSString)
PX_CF(CFArray, NSArray)
PX_CF(CFDictionary, NSDictionary)
PX_CF(CFSet, NSSet)
PX_CF(CFNumber, NSNumber)
PX_CF(CFBoolean, id)
PX_CF(CFDate, NSDate)
PX_CF(CFData, NSData)
PX_CF(CFURL, NSURL)
PX_CF_MUTABLE(CFError, NSError)
PX_CF_MUTABLE(CFRunLoop, id)
PX_CF_MUTABLE(CFUUID, id)
