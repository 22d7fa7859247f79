// The language's own declarations, and the macros of Apple's headers that matter to Swift.
#pragma once

typedef struct objc_class *Class;
typedef struct objc_object { Class isa; } *id;
typedef struct objc_selector *SEL;
typedef signed char BOOL;
typedef void (*IMP)(void);
typedef struct _NSZone NSZone;
typedef long NSInteger;
typedef unsigned long NSUInteger;

#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define __nonnull _Nonnull
#define __nullable _Nullable

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_ENUM(_type, _name) \
  enum __attribute__((enum_extensibility(open))) _name : _type _name; enum _name : _type
#define NS_CLOSED_ENUM(_type, _name) \
  enum __attribute__((enum_extensibility(closed))) _name : _type _name; enum _name : _type
#define NS_OPTIONS(_type, _name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type _name; enum _name : _type
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_SWIFT_NAME(_name) __attribute__((swift_name(#_name)))
#define NS_SWIFT_BRIDGED(_type) __attribute__((swift_bridge(_type)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_ASYNC(_index) __attribute__((swift_async(not_swift_private, _index)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_NOESCAPE __attribute__((noescape))
#define FOUNDATION_EXPORT extern

NS_ASSUME_NONNULL_BEGIN

@class NSString, Protocol;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
- (BOOL)isKindOfClass:(Class)aClass NS_SWIFT_NAME(isKind(of:));
- (BOOL)conformsToProtocol:(Protocol *)aProtocol NS_SWIFT_NAME(conforms(to:));
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector NS_SWIFT_NAME(responds(to:));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)aSelector
    NS_SWIFT_NAME(instancesRespond(to:));
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector
    NS_SWIFT_NAME(forwardingTarget(for:));
- (void)doesNotRecognizeSelector:(null_unspecified SEL)aSelector;
- (id)copy;
- (id)mutableCopy;
@end

// The importer knows this class by name, for the type `Protocol`.
@interface Protocol : NSObject
@end

typedef NS_ENUM(unsigned long, objc_AssociationPolicy) {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
};

void objc_setAssociatedObject(
    id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
id _Nullable objc_getAssociatedObject(id object, const void *key);


typedef struct objc_method *Method;
Method _Nullable class_getInstanceMethod(Class _Nullable aClass, SEL name);

NS_ASSUME_NONNULL_END
