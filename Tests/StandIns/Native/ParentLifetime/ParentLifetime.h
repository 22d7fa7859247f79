// Associated objects for a Swift without Objective-C.
//
// A Swift class says how an instance ends in the word two places before its metadata address: a function
// with Swift's calling convention that gets the instance in the context register. `ParentLifetime_hook`
// puts a function of ours there, which calls `ParentLifetime_end`; that one releases what is associated
// and calls the function that was there before through `ParentLifetime_destroy`. The metadata of a class
// is writable memory, as its other words are filled in at run time too.
//
// This is the runtime's own layout (Swift 5 and later, no Objective-C, no pointer authentication); it is
// not for shipping, it is for tests on Linux.
#pragma once
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef __attribute__((swiftcall)) void (*ParentLifetime_Destroy)(
    __attribute__((swift_context)) void *object);

/// Defined in Swift.
void ParentLifetime_end(void *object);

__attribute__((swiftcall)) static void ParentLifetime_destroyHooked(
    __attribute__((swift_context)) void *object) {
  ParentLifetime_end(object);
}

/// Hooks the class of `object`; returns the function that ended its instances, or 0 when it was hooked
/// before.
static inline uintptr_t ParentLifetime_hook(void *object) {
  ParentLifetime_Destroy *slot = *(ParentLifetime_Destroy **)object - 2;
  if (*slot == ParentLifetime_destroyHooked) return 0;
  uintptr_t previous = (uintptr_t)*slot;
  *slot = ParentLifetime_destroyHooked;
  return previous;
}

static inline void ParentLifetime_destroy(void *object, uintptr_t function) {
  ((ParentLifetime_Destroy)function)(object);
}

#pragma clang assume_nonnull end
