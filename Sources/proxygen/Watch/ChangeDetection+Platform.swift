extension ChangeDetection {
  /// As this system does it; where it can't, somebody has to look.
  static func ofThisSystem() throws(SystemError) -> ChangeDetection {
    #if os(Linux)
      .events(try InotifyWatcher())
    #elseif os(macOS)
      .events(try FSEventsWatcher())
    #else
      .polling
    #endif
  }
}
