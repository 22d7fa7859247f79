import Diagnostics
import Essentials

extension Diagnostic {
  /// What to install is named for the systems that have no Xcode.
  static func noLibclang(_ reasons: [String]) -> Diagnostic {
    let tried = reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))"
    return .error(
      "no-libclang", at: .commandLine,
      "reading Objective-C headers needs libclang, and there is none that works\(tried); install the package "
        + "'libclang-dev' or Xcode, or name the library with \(LibclangSearch.variable)")
  }
}

extension HeaderProcess.Failure {
  var message: String {
    switch self {
    case .cannotStart(let error):
      "the header is not read, since proxygen can't start a process for it: \(error.reason)"
    case .crashed(let signal):
      "the header is not read, since libclang crashes on it (signal \(signal)); "
        + "leave it out, or try another libclang with \(LibclangSearch.variable)"
    case .refused(let code):
      "the header is not read, since libclang refuses it (error \(code)); check -I, -F, -D, --sdk and --target, or "
        + "leave it out"
    case .tookTooLong:
      "the header is not read, since it takes too long; check what it includes, or leave it out"
    case .wroteTooMuch:
      "the header is not read, since it declares too much; check what it includes, or leave it out"
    case .noAnswer(let status):
      "the header is not read, since libclang ends with status \(status); "
        + "leave it out, or try another libclang with \(LibclangSearch.variable)"
    }
  }
}
