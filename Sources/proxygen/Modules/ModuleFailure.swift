import Diagnostics
import Essentials

/// Why a module could not be read.
enum ModuleFailure: Error, Equatable {
  /// - Parameter suggestion: a module that has almost the same name.
  case notFound(suggestion: String?)
  /// The compiler finds the module but cannot load it: its words.
  case doesNotLoad(String)
  /// Nothing but imports came out.
  case empty(sdk: String?, target: String)
  /// The printer itself does not run.
  case printerFails(String)

  /// Reads what the printer says: either an error of the compiler, or that it found no module, followed by
  /// the names of those that it sees.
  init(_ module: String, words: String) {
    let lines = words.split(whereSeparator: \.isNewline).map(String.init)
    if let error = lines.first(where: { $0.contains("error: ") }) {
      self = .doesNotLoad(ModuleFailure.withoutPlace(error))
    } else if let list = lines.firstIndex(where: { $0.hasPrefix("Current visible modules") }) {
      let visible = lines[(list + 1)...].filter { !$0.hasPrefix("_") }
      self = .notFound(suggestion: closestMatch(to: module, among: visible))
    } else {
      self = .doesNotLoad(lines.first ?? "no reason given")
    }
  }

  /// The place is often `<unknown>:0`, or in a folder of this machine.
  private static func withoutPlace(_ line: String) -> String {
    line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) } ?? line
  }

  func diagnostic(module: String) -> Diagnostic {
    let place = Diagnostic.Place.file(ModuleInterface.path(of: module))
    switch self {
    case .notFound(let suggestion):
      let question = suggestion.map { "; did you mean '\($0)'?" } ?? "."
      return .error(
        "module-not-found", at: place,
        "there is no module '\(module)'\(question) '-I', '-F', '--sdk' and '--target' say where to look"
      )
    case .doesNotLoad(let reason):
      return .error(
        "module-does-not-load", at: place, "the compiler cannot load the module: \(reason)")
    case .empty(let sdk, let target):
      let searched = sdk.map { "in the SDK '\($0)' for '\(target)'" } ?? "for '\(target)'"
      return .error(
        "empty-module", at: place,
        "the module declares nothing \(searched); name the SDK and the target that have it with '--sdk' and "
          + "'--target'")
    case .printerFails(let reason):
      return .error(
        "module-does-not-load", at: place,
        "the toolchain's swift-synthesize-interface does not run: \(reason)")
    }
  }
}

extension ToolchainFinder.Failure {
  var diagnostic: Diagnostic {
    switch self {
    case .noCompiler:
      .error(
        "no-toolchain", at: .commandLine,
        "'--module' needs the Swift compiler, but there is no 'swiftc' on the PATH; install a Swift "
          + "toolchain or add its folder to the PATH")
    case .compilerFails(let status, let words):
      .error(
        "no-toolchain", at: .commandLine,
        "'swiftc -print-target-info' ends with status \(status): \(words)")
    case .noInterfacePrinter(let folder):
      .error(
        "no-toolchain", at: .commandLine,
        "the toolchain has no swift-synthesize-interface in \(folder); install a newer Swift toolchain"
      )
    case .noSDK(let name):
      .error(
        "no-sdk", at: .commandLine, "there is no SDK '\(name)'; give the path of its folder")
    }
  }
}
