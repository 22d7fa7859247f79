import Foundation
import PackagePlugin

/// What is made for a target, and of what.
struct TargetRequest {
  /// At least one.
  let outputs: [StyleOutput]
  /// What all outputs are made of, for the command line.
  let arguments: [String]
  /// Everything that the outputs may depend on.
  let files: [URL]

  /// A `proxygen.json` in the target's folder counts or, for all targets, one in the package's. The latter can't tell which
  /// of its inputs are whose, so that only the former can name other inputs than the target's sources.
  init(of target: SwiftSourceModuleTarget, in package: Package) {
    let sources = target.sourceFiles(withSuffix: ".swift").filter { $0.type == .source }.map(\.url)
    let operands = sources.map { $0.path(percentEncoded: false) }
    let own = target.folder
    if let configuration = PlannedConfiguration(in: own) {
      outputs = configuration.outputs
      arguments = configuration.arguments + (configuration.namesInputs ? [] : operands)
      files = sources + configuration.files + configuration.inputs
    } else if let configuration = PlannedConfiguration(in: package.directoryURL) {
      outputs = configuration.outputs
      arguments = configuration.arguments + operands
      files = sources + configuration.files
    } else {
      outputs = [.only]
      arguments = ["--no-config"] + operands
      files = sources
    }
  }
}

extension Target {
  /// Swift 6.0 has it under a name that is deprecated by now.
  fileprivate var folder: URL { URL(fileURLWithPath: String(describing: directory)) }
}
