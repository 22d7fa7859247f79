// What the program uses of Foundation. On Linux that is the part without locales, calendars and regular expressions: loading the
// rest takes longer than generating a file does, and more memory.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
  #if canImport(Glibc)
    @_exported import Glibc
  #elseif canImport(Musl)
    @_exported import Musl
  #endif
#else
  @_exported import Foundation
#endif
