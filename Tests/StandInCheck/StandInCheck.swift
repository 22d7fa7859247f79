import Foundation
import TestSupport

/// A small command for the examples' scripts: compiles Swift files against the stand-ins.
///
/// - `stand-in-check types FILE…`: as Apple code, in the Swift 5 and Swift 6 language modes. A header among the files is
///   their bridging header.
/// - `stand-in-check run FILE… [-- ARGUMENT…]`: as a native program, which it then runs.
enum StandInCheck {
  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    let files = arguments.dropFirst().prefix { $0 != "--" }.map(URL.init(fileURLWithPath:))
    let programArguments = arguments.dropFirst(files.count + 2)
    do {
      switch arguments.first {
      case "types": return try checkTypes(files)
      case "run": return try runProgram(files, Array(programArguments))
      default:
        report("usage: stand-in-check types FILE... | run FILE... [-- ARGUMENT...]")
        return 64
      }
    } catch {
      report("\(error)")
      return 1
    }
  }

  private static func checkTypes(_ files: [URL]) throws -> Int32 {
    let headers = files.filter { $0.pathExtension == "h" }
    for mode in LanguageMode.allCases {
      var check = try TypeCheck(files: files.filter { !headers.contains($0) }, .apple, mode)
      check.moreArguments += headers.flatMap { ["-import-objc-header", $0.path] }
      if let diagnostics = try check.run().diagnostics {
        report(diagnostics)
        return 1
      }
      print("compiles in the Swift \(mode.rawValue) language mode, without a warning")
    }
    return 0
  }

  private static func runProgram(_ files: [URL], _ arguments: [String]) throws -> Int32 {
    let sources = try files.map { ($0.lastPathComponent, try Data(contentsOf: $0)) }
    let tree = FileTree(Dictionary(sources, uniquingKeysWith: { first, _ in first }))
    let run = try NativeProgram(tree).run(arguments)
    FileHandle.standardOutput.write(run.standardOutput)
    FileHandle.standardError.write(run.standardError)
    return run.isSuccess ? 0 : 1
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
