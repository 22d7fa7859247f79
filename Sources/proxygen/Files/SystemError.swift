import Foundation

/// Why the system refused something.
struct SystemError: Error, Equatable {
  var code: Int32

  init(code: Int32) { self.code = code }

  /// The reason of the system call that failed last.
  static var last: SystemError { SystemError(code: errno) }

  /// Nobody reads what is written.
  static let brokenPipe = SystemError(code: EPIPE)

  /// In the system's own words (`Permission denied`).
  var reason: String { String(cString: strerror(code)) }
}
