extension ObjCFrontEnd {
  /// What a libclang says about itself (`Debian clang version 14.0.6`); nil for one that can't be opened.
  public static func libraryVersion(_ path: String) -> String? {
    #if LIBCLANG
      (try? Libclang(path: path))?.version
    #else
      nil
    #endif
  }
}
