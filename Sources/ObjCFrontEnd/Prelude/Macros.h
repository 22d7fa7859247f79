// What Objective-C headers are written with, for systems without Apple's SDK.
#pragma once

// MARK: Platform

#define TARGET_OS_MAC 1
#if defined(__ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__)
#define TARGET_OS_OSX 1
#define TARGET_OS_IPHONE 0
#define TARGET_OS_IOS 0
#else
#define TARGET_OS_OSX 0
#define TARGET_OS_IPHONE 1
#define TARGET_OS_IOS 1
#endif
#define TARGET_OS_TV 0
#define TARGET_OS_WATCH 0
#define TARGET_OS_VISION 0
#define TARGET_OS_MACCATALYST 0
#define TARGET_OS_SIMULATOR 0
#define TARGET_IPHONE_SIMULATOR 0
#define TARGET_OS_EMBEDDED TARGET_OS_IPHONE
#define TARGET_CPU_ARM64 1
#define TARGET_CPU_X86_64 0
#define __IPHONE_OS_VERSION_MAX_ALLOWED 170000
#define __IPHONE_OS_VERSION_MIN_REQUIRED 130000
#define __MAC_OS_X_VERSION_MAX_ALLOWED 140000
#define __MAC_OS_X_VERSION_MIN_REQUIRED 110000
#define __TV_OS_VERSION_MAX_ALLOWED 170000
#define __WATCH_OS_VERSION_MAX_ALLOWED 100000

// MARK: Declarations

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_HEADER_AUDIT_BEGIN(...) _Pragma("clang assume_nonnull begin")
#define NS_HEADER_AUDIT_END(...) _Pragma("clang assume_nonnull end")
#define CF_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define CF_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

#if defined(__cplusplus)
#define PX_EXTERN extern "C"
#else
#define PX_EXTERN extern
#endif
#define NS_EXTERN PX_EXTERN
#define FOUNDATION_EXTERN PX_EXTERN
#define FOUNDATION_EXPORT PX_EXTERN
#define FOUNDATION_IMPORT PX_EXTERN
#define CF_EXPORT PX_EXTERN
#define CG_EXTERN PX_EXTERN
#define OBJC_EXTERN PX_EXTERN
#define OBJC_EXPORT PX_EXTERN
#define UIKIT_EXTERN PX_EXTERN
#define APPKIT_EXTERN PX_EXTERN
#define AVF_EXPORT PX_EXTERN
#define MK_EXTERN PX_EXTERN
#define WK_EXTERN PX_EXTERN
#define NS_INLINE static inline
#define CG_INLINE static inline
#define CF_INLINE static inline
#define FOUNDATION_STATIC_INLINE static inline
#define UIKIT_STATIC_INLINE static inline
#define CF_EXTERN_C_BEGIN
#define CF_EXTERN_C_END
#define __BEGIN_DECLS
#define __END_DECLS

#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER
#define NS_REQUIRES_NIL_TERMINATION
#define NS_REQUIRES_PROPERTY_DEFINITIONS
#define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
#define NS_ROOT_CLASS
#define NS_VALID_UNTIL_END_OF_SCOPE
#define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
#define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
#define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
#define NS_RELEASES_ARGUMENT __attribute__((ns_consumed))
#define NS_CONSUMED __attribute__((ns_consumed))
#define NS_AUTOMATED_REFCOUNT_UNAVAILABLE __attribute__((unavailable))
#define NS_FORMAT_FUNCTION(...)
#define NS_FORMAT_ARGUMENT(...)
#define NS_NOESCAPE __attribute__((noescape))
#define CF_NOESCAPE __attribute__((noescape))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
#define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
#define DEPRECATED_MSG_ATTRIBUTE(message) __attribute__((deprecated(message)))
#define NS_SUBCLASSING_RESTRICTED __attribute__((objc_subclassing_restricted))
#define OBJC_SUBCLASSING_RESTRICTED __attribute__((objc_subclassing_restricted))
#define OBJC_ROOT_CLASS
#define OBJC_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define CF_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define CF_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_UNAVAILABLE(text) \
  __attribute__((availability(swift, unavailable, message = text)))
#define CF_SWIFT_UNAVAILABLE(text) NS_SWIFT_UNAVAILABLE(text)
#define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(text) \
  __attribute__((swift_attr("@_unavailableFromAsync(message: \"" text "\")")))
#define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_SWIFT_ASYNC(handler) __attribute__((swift_async(swift_private, handler)))
#define NS_SWIFT_ASYNC_NAME(name) __attribute__((swift_async_name(#name)))
#define NS_SWIFT_ASYNC_THROWS_ON_FALSE(handler)
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))
#define NS_SWIFT_SENDING __attribute__((swift_attr("sending")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_HEADER_AUDIT_BEGIN_SENDABLE
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_STRING_ENUM NS_TYPED_ENUM
#define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
#define NS_SWIFT_BRIDGED_TYPEDEF
#define CF_BRIDGED_TYPE(type) __attribute__((objc_bridge(type)))
#define CF_BRIDGED_MUTABLE_TYPE(type) __attribute__((objc_bridge_mutable(type)))
#define CF_IMPLICIT_BRIDGING_ENABLED
#define CF_IMPLICIT_BRIDGING_DISABLED
#define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
#define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
#define UI_APPEARANCE_SELECTOR
#define IB_DESIGNABLE
#define IBInspectable
#define IBOutlet
#define IBOutletCollection(type)
#define IBAction void
#define IBSegueAction
#define OBJC_ARC_UNAVAILABLE __attribute__((unavailable))

#define PX_CLASS(name, super) \
  @interface name : super \
  @end

// MARK: Enumerations

#define PX_THIRD(first, second, third, ...) third
#define PX_ENUM_NAMED(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum name : type
#define PX_ENUM_BARE(type) enum : type
#define PX_OPTIONS_NAMED(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum name : type
#define PX_CLOSED_NAMED(type, name) \
  enum __attribute__((enum_extensibility(closed))) name : type name; \
  enum name : type
#define PX_CLOSED_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(closed))) name : type name; \
  enum name : type
#define NS_ENUM(...) PX_THIRD(__VA_ARGS__, PX_ENUM_NAMED, PX_ENUM_BARE, )(__VA_ARGS__)
#define CF_ENUM(...) NS_ENUM(__VA_ARGS__)
#define NS_CLOSED_ENUM(...) PX_THIRD(__VA_ARGS__, PX_CLOSED_NAMED, PX_ENUM_BARE, )(__VA_ARGS__)
#define CF_CLOSED_ENUM(...) NS_CLOSED_ENUM(__VA_ARGS__)
#define NS_OPTIONS(type, name) PX_OPTIONS_NAMED(type, name)
#define CF_OPTIONS(type, name) PX_OPTIONS_NAMED(type, name)
#define NS_CLOSED_OPTIONS(type, name) PX_CLOSED_OPTIONS(type, name)
#define NS_ERROR_ENUM(domain, name) \
  enum __attribute__((ns_error_domain(domain))) name : NSInteger name; \
  enum __attribute__((ns_error_domain(domain))) name : NSInteger
#define CF_ERROR_ENUM(domain, name) NS_ERROR_ENUM(domain, name)

// MARK: Availability

#define PX_EACH_1(each, a) each(a)
#define PX_EACH_2(each, a, ...) each(a) PX_EACH_1(each, __VA_ARGS__)
#define PX_EACH_3(each, a, ...) each(a) PX_EACH_2(each, __VA_ARGS__)
#define PX_EACH_4(each, a, ...) each(a) PX_EACH_3(each, __VA_ARGS__)
#define PX_EACH_5(each, a, ...) each(a) PX_EACH_4(each, __VA_ARGS__)
#define PX_EACH_6(each, a, ...) each(a) PX_EACH_5(each, __VA_ARGS__)
#define PX_EACH_7(each, a, ...) each(a) PX_EACH_6(each, __VA_ARGS__)
#define PX_EACH_8(each, a, ...) each(a) PX_EACH_7(each, __VA_ARGS__)
#define PX_NINTH(a, b, c, d, e, f, g, h, ninth, ...) ninth
#define PX_EACH(each, ...) \
  PX_NINTH(__VA_ARGS__, PX_EACH_8, PX_EACH_7, PX_EACH_6, PX_EACH_5, PX_EACH_4, PX_EACH_3, \
    PX_EACH_2, PX_EACH_1, )(each, __VA_ARGS__)

#define PX_SINCE_ios(v) ios, introduced = v
#define PX_SINCE_macos(v) macos, introduced = v
#define PX_SINCE_macosx(v) macos, introduced = v
#define PX_SINCE_tvos(v) tvos, introduced = v
#define PX_SINCE_watchos(v) watchos, introduced = v
#define PX_SINCE_visionos(v) visionos, introduced = v
#define PX_SINCE_macCatalyst(v) maccatalyst, introduced = v
#define PX_SINCE_iosApplicationExtension(v) ios_app_extension, introduced = v
#define PX_SINCE_macosApplicationExtension(v) macos_app_extension, introduced = v
#define PX_SINCE_driverkit(v) driverkit, introduced = v
#define PX_SINCE(platform) __attribute__((availability(PX_SINCE_##platform)))

#define PX_RANGE_ios(v, w) ios, introduced = v, deprecated = w
#define PX_RANGE_macos(v, w) macos, introduced = v, deprecated = w
#define PX_RANGE_macosx(v, w) macos, introduced = v, deprecated = w
#define PX_RANGE_tvos(v, w) tvos, introduced = v, deprecated = w
#define PX_RANGE_watchos(v, w) watchos, introduced = v, deprecated = w
#define PX_RANGE_visionos(v, w) visionos, introduced = v, deprecated = w
#define PX_RANGE_macCatalyst(v, w) maccatalyst, introduced = v, deprecated = w
#define PX_RANGE_iosApplicationExtension(v, w) ios_app_extension, introduced = v, deprecated = w

#define PX_NOT_ios ios, unavailable
#define PX_NOT_macos macos, unavailable
#define PX_NOT_macosx macos, unavailable
#define PX_NOT_tvos tvos, unavailable
#define PX_NOT_watchos watchos, unavailable
#define PX_NOT_visionos visionos, unavailable
#define PX_NOT_macCatalyst maccatalyst, unavailable
#define PX_NOT_iosApplicationExtension ios_app_extension, unavailable
#define PX_NOT_macosApplicationExtension macos_app_extension, unavailable
#define PX_NOT_driverkit driverkit, unavailable
#define PX_NOT(platform) __attribute__((availability(PX_NOT_##platform)))

#define PX_DEPRECATED_1(text, a) __attribute__((availability(PX_RANGE_##a, message = text)))
#define PX_DEPRECATED_2(text, a, ...) PX_DEPRECATED_1(text, a) PX_DEPRECATED_1(text, __VA_ARGS__)
#define PX_DEPRECATED_3(text, a, ...) PX_DEPRECATED_1(text, a) PX_DEPRECATED_2(text, __VA_ARGS__)
#define PX_DEPRECATED_4(text, a, ...) PX_DEPRECATED_1(text, a) PX_DEPRECATED_3(text, __VA_ARGS__)
#define PX_DEPRECATED_5(text, a, ...) PX_DEPRECATED_1(text, a) PX_DEPRECATED_4(text, __VA_ARGS__)
#define PX_DEPRECATED_6(text, a, ...) PX_DEPRECATED_1(text, a) PX_DEPRECATED_5(text, __VA_ARGS__)
#define PX_SEVENTH(a, b, c, d, e, f, seventh, ...) seventh
#define API_DEPRECATED(text, ...) \
  PX_SEVENTH(__VA_ARGS__, PX_DEPRECATED_6, PX_DEPRECATED_5, PX_DEPRECATED_4, PX_DEPRECATED_3, \
    PX_DEPRECATED_2, PX_DEPRECATED_1, )(text, __VA_ARGS__)
#define API_DEPRECATED_WITH_REPLACEMENT(text, ...) API_DEPRECATED("use " text, __VA_ARGS__)
#define API_AVAILABLE(...) PX_EACH(PX_SINCE, __VA_ARGS__)
#define API_UNAVAILABLE(...) PX_EACH(PX_NOT, __VA_ARGS__)
#define API_TO_BE_DEPRECATED 100000
#define SPI_AVAILABLE(...) API_AVAILABLE(__VA_ARGS__)
#define API_AVAILABLE_BEGIN(...)
#define API_AVAILABLE_END
#define API_UNAVAILABLE_BEGIN(...)
#define API_UNAVAILABLE_END
#define API_DEPRECATED_BEGIN(...)
#define API_DEPRECATED_END

#define NS_AVAILABLE_IOS(v) __attribute__((availability(ios, introduced = v)))
#define NS_AVAILABLE_MAC(v) __attribute__((availability(macos, introduced = v)))
#define NS_AVAILABLE(mac, ios) NS_AVAILABLE_MAC(mac) NS_AVAILABLE_IOS(ios)
#define NS_CLASS_AVAILABLE_IOS(v) NS_AVAILABLE_IOS(v)
#define NS_CLASS_AVAILABLE_MAC(v) NS_AVAILABLE_MAC(v)
#define NS_CLASS_AVAILABLE(mac, ios) NS_AVAILABLE(mac, ios)
#define NS_ENUM_AVAILABLE_IOS(v) NS_AVAILABLE_IOS(v)
#define NS_ENUM_AVAILABLE_MAC(v) NS_AVAILABLE_MAC(v)
#define NS_ENUM_AVAILABLE(mac, ios) NS_AVAILABLE(mac, ios)
#define NS_AVAILABLE_IPHONE(v) NS_AVAILABLE_IOS(v)
#define NS_DEPRECATED_IOS(v, w, ...) \
  __attribute__((availability(ios, introduced = v, deprecated = w, message = "" __VA_ARGS__)))
#define NS_DEPRECATED_MAC(v, w, ...) \
  __attribute__((availability(macos, introduced = v, deprecated = w, message = "" __VA_ARGS__)))
#define NS_DEPRECATED(mac, macEnd, ios, iosEnd, ...) \
  NS_DEPRECATED_MAC(mac, macEnd, __VA_ARGS__) NS_DEPRECATED_IOS(ios, iosEnd, __VA_ARGS__)
#define NS_CLASS_DEPRECATED_IOS(...) NS_DEPRECATED_IOS(__VA_ARGS__)
#define NS_CLASS_DEPRECATED(...) NS_DEPRECATED(__VA_ARGS__)
#define NS_ENUM_DEPRECATED_IOS(...) NS_DEPRECATED_IOS(__VA_ARGS__)
#define NS_ENUM_DEPRECATED(...) NS_DEPRECATED(__VA_ARGS__)
#define NS_EXTENSION_UNAVAILABLE(...)
#define NS_EXTENSION_UNAVAILABLE_IOS(text) \
  __attribute__((availability(ios_app_extension, unavailable, message = text)))
#define NS_EXTENSION_UNAVAILABLE_MAC(text)
#define UIKIT_AVAILABLE_IOS_ONLY(v) API_AVAILABLE(ios(v))
#define UIKIT_AVAILABLE_TVOS_ONLY(v) API_AVAILABLE(tvos(v))
#define UIKIT_AVAILABLE_IOS_TVOS(v, w) API_AVAILABLE(ios(v), tvos(w))
#define UIKIT_CLASS_AVAILABLE_IOS_ONLY(v) API_AVAILABLE(ios(v))
#define __IOS_AVAILABLE(v) __attribute__((availability(ios, introduced = v)))
#define __TVOS_AVAILABLE(v) __attribute__((availability(tvos, introduced = v)))
#define __WATCHOS_AVAILABLE(v) __attribute__((availability(watchos, introduced = v)))
#define __OSX_AVAILABLE(v) __attribute__((availability(macos, introduced = v)))
#define __IOS_DEPRECATED(v, w, text) \
  __attribute__((availability(ios, introduced = v, deprecated = w, message = text)))
#define __IOS_PROHIBITED __attribute__((availability(ios, unavailable)))
#define __TVOS_PROHIBITED __attribute__((availability(tvos, unavailable)))
#define __WATCHOS_PROHIBITED __attribute__((availability(watchos, unavailable)))
#define __OSX_PROHIBITED __attribute__((availability(macos, unavailable)))
#define __OSX_AVAILABLE_STARTING(mac, ios)
#define __OSX_AVAILABLE_BUT_DEPRECATED(mac, macEnd, ios, iosEnd)
#define __OSX_AVAILABLE_BUT_DEPRECATED_MSG(mac, macEnd, ios, iosEnd, text)
#define __deprecated __attribute__((deprecated))
#define __deprecated_msg(message) __attribute__((deprecated(message)))
#define __unavailable __attribute__((unavailable))
#define __unused __attribute__((unused))
#define __used __attribute__((used))
#define __dead2
#define __pure2
#define __OSX_EXTENSION_UNAVAILABLE(text)
#define __IOS_EXTENSION_UNAVAILABLE(text) NS_EXTENSION_UNAVAILABLE_IOS(text)
