import Essentials

/// Waits until something can be read.
enum Readiness {
  /// - Parameter milliseconds: how long to wait; nil for as long as it takes.
  /// - Returns: the index of the first descriptor that can be read; nil when the time is over, or a signal came.
  static func first(_ descriptors: [Int32], milliseconds: Int?) -> Int? {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds.map { Int32(clamping: $0) } ?? -1)
    guard count > 0 else { return nil }
    return polled.firstIndex { $0.revents != 0 }
  }
}
