import Essentials

/// Why the system refused something.
struct SystemError: Error, Equatable {
  var code: Int32

  init(code: Int32) { self.code = code }

  /// The reason of the system call that failed last.
  static var last: SystemError { SystemError(code: errno) }

  /// Nobody reads what is written.
  static let brokenPipe = SystemError(code: EPIPE)

  /// More than an input may have.
  static let tooLarge = SystemError(code: EFBIG)

  /// In the system's own words (`Permission denied`), but where it is a limit of our own.
  var reason: String {
    self == .tooLarge
      ? "it is larger than \(FileBytes.inputLimit >> 20) MB; leave it out, or divide it"
      : String(cString: strerror(code))
  }
}
