import Foundation
import PackagePlugin

/// What was asked for: a command line of proxygen, of which `--target NAME` is the package's, if it has such a target.
/// (Xcode passes that option for each target that its user chooses.)
struct Request {
  private let arguments: [String]
  private let targets: [any SourceModuleTarget]
  private let package: String

  init(_ given: [String], in package: Package) throws {
    let known = package.targets
    var arguments: [String] = []
    var targets: [any SourceModuleTarget] = []
    var rest = given[...]
    while let word = rest.popFirst() {
      guard word == "--target" || word.hasPrefix("--target=") else {
        arguments.append(word)
        continue
      }
      let name = word == "--target" ? rest.popFirst() ?? "" : String(word.dropFirst(9))
      if let target = known.first(where: { $0.name == name }) {
        guard let module = target as? any SourceModuleTarget else {
          throw Failure(message: "\(name) has no sources to read")
        }
        targets.append(module)
      } else if name.split(separator: "-").count >= 3 {
        // A triple, which is proxygen's own option.
        arguments += ["--target", name]
      } else {
        let names = known.map(\.name).sorted().joined(separator: ", ")
        throw Failure(message: "there is no target '\(name)'; the package has \(names)")
      }
    }
    self.arguments = arguments.isEmpty ? ["generate"] : arguments
    self.targets = targets
    self.package = package.directoryURL.path(percentEncoded: false)
  }

  /// The command lines: one or, with targets, one for each.
  func runs() throws -> [[String]] {
    guard !targets.isEmpty else { return [arguments] }
    guard ["generate", "check", "list"].contains(arguments[0]) else {
      throw Failure(message: "'--target' goes with generate, check and list, not \(arguments[0])")
    }
    return targets.map { arguments + inputs(of: $0) }
  }

  /// With a `proxygen.json` in the target's folder, what that says; else its sources and, below them, a folder for
  /// what is made of them.
  private func inputs(of target: any SourceModuleTarget) -> [String] {
    // As a URL only from Swift 6.1 on.
    let path = String(describing: target.directory)
    let folder = pathInPackage(path)
    let configuration = path + "/proxygen.json"
    if FileManager.default.fileExists(atPath: configuration) {
      return ["--config", "\(folder)/proxygen.json"]
    }
    let isPlaced = arguments.contains { $0 == "-o" || $0.hasPrefix("--output") }
    let takesNone = arguments[0] == "list" || isPlaced
    return [folder] + (takesNone ? [] : ["--output", "\(folder)/Generated"])
  }

  /// The package's folder is the working folder, and messages are easier to read with short paths.
  private func pathInPackage(_ path: String) -> String {
    let start = package + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
