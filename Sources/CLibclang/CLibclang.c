#include "CLibclang.h"

#if __has_include(<clang-c/Index.h>)
#include <dlfcn.h>
#include <stdlib.h>

const LibclangFunctions *libclang_open(const char *path, const char **problem) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    *problem = dlerror();
    return NULL;
  }
  LibclangFunctions *functions = malloc(sizeof *functions);
  if (!functions) {
    *problem = "out of memory";
    return NULL;
  }
#define CLIBCLANG_FIND(name) \
  functions->name = (__typeof__(&clang_##name))dlsym(library, "clang_" #name); \
  if (!functions->name) { \
    *problem = "it has no function clang_" #name; \
    free(functions); \
    return NULL; \
  }
  CLIBCLANG_FUNCTIONS(CLIBCLANG_FIND)
#undef CLIBCLANG_FIND
  return functions;
}
#endif
