import Foundation
import PackagePlugin

/// Generates delegate code for a target while it is built, of its sources and its `proxygen.json`.
///
/// Each style makes one file, so that all outputs are known before anything has run, and the build runs proxygen exactly
/// when one of the inputs has changed. They lie in the plugin's own folder, and nothing else is written.
@main
struct ProxygenBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("\(target.name) has no Swift sources that proxygen could make code for")
      return []
    }
    let proxygen = try context.tool(named: "proxygen").url
    let work = context.pluginWorkDirectoryURL
    let request = TargetRequest(of: module, in: context.package)
    return request.outputs.map { output in
      let file = work.appendingPathComponent(output.fileName)
      return .buildCommand(
        displayName: "Generating \(output.fileName) for \(module.name)",
        executable: proxygen,
        arguments: ["generate", "--output", file.path(percentEncoded: false)]
          + output.options + request.arguments,
        // It could only lie in the plugin's folder, where each new file makes the package manager run the command again.
        environment: ["PROXYGEN_CACHE": "none"],
        inputFiles: request.files,
        outputFiles: [file])
    }
  }
}
