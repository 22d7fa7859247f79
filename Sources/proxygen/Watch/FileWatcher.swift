/// Tells that something may have changed in folders; what has, `DiskSurvey` finds out. One for each platform.
protocol FileWatcher: AnyObject {
  /// Readable when there is news.
  var descriptor: Int32 { get }

  /// Watches these folders from now on, and no others any more: those that exist at these paths now, whatever was there
  /// when they were watched before.
  ///
  /// - Parameter folders: absolute paths; one that doesn't exist any more is passed over.
  /// - Returns: whether a folder is watched that was not before, so that something in it may have changed unnoticed.
  /// - Throws: the reason why the system doesn't watch them all.
  func watch(_ folders: [String: WatchInterest]) throws(SystemError) -> Bool

  /// Takes all news that have come.
  ///
  /// - Returns: whether any of it is of interest.
  func takeNews() -> Bool
}

/// How changes are noticed.
enum ChangeDetection {
  /// The system tells.
  case events(any FileWatcher)
  /// Somebody looks, again and again.
  case polling
}
