import Foundation
import PackagePlugin

/// `swift package proxygen [--target NAME]... [COMMAND [ARGUMENT...]]`: proxygen in the package's folder, or for a target.
@main
struct ProxygenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let request = try Request(arguments, in: context.package)
    let proxygen = Tool(
      executable: try context.tool(named: "proxygen").url, folder: context.package.directoryURL,
      cache: context.pluginWorkDirectoryURL.appendingPathComponent("cache"))
    for run in try request.runs() {
      let status = try proxygen.run(run)
      if status != 0 { throw Failure(message: "proxygen \(run[0]) ended with status \(status)") }
    }
  }
}

/// An end that the package manager prints as an error.
struct Failure: LocalizedError, CustomStringConvertible {
  let message: String
  var description: String { message }
  var errorDescription: String? { message }
}

/// proxygen, with the package's folder as its working folder.
private struct Tool {
  let executable: URL
  let folder: URL
  /// The sandbox of a command lets nothing be written to the user's own.
  let cache: URL

  /// - Returns: the status that it ends with.
  func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PROXYGEN_CACHE": cache.path(percentEncoded: false)
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
