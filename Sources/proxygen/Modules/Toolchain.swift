import Essentials

/// The Swift toolchain that is in use, and what it was asked to build for.
struct Toolchain: Equatable, Sendable {
  /// `swift-synthesize-interface`.
  var interfacePrinter: String
  var target: String
  /// Nil where the target needs none.
  var sdk: String?
}

/// Finds the toolchain as the user's own shell would, so that it may lie anywhere, behind links or `swiftly`.
struct ToolchainFinder: Sendable {
  enum Failure: Error, Equatable {
    case noCompiler
    /// The compiler does not say where it lies: its status and its words.
    case compilerFails(status: Int32, words: String)
    case noInterfacePrinter(folder: String)
    case noSDK(String)
  }

  /// All of the process's variables.
  let environment: [String: String]
  let childProcess: ChildProcess
  /// Where `xcrun` is; nil on systems without.
  let xcrun: String?

  func find(_ lookup: ModuleLookup) throws(Failure) -> Toolchain {
    let compiler = try compiler()
    let information = try information(compiler, lookup)
    let tools = FilePath.join(information.paths.runtimeResourcePath, "../../bin")
    let printer = FilePath.join(tools, "swift-synthesize-interface")
    guard access(printer, X_OK) == 0 else {
      throw .noInterfacePrinter(folder: (try? FilePath.real(tools)) ?? tools)
    }
    let sdk = try sdk(lookup, information)
    return Toolchain(
      interfacePrinter: printer, target: information.target.triple, sdk: sdk)
  }

  /// The folder of the toolchain's libraries, libclang's among them; nil without a toolchain.
  func libraryFolder() -> String? {
    guard let compiler = try? compiler() else { return nil }
    // Beside the compiler, unless it is something that only finds one; asking it takes longer.
    let beside = (try? FilePath.real(compiler)).map {
      FilePath.join(FilePath.folder(of: FilePath.folder(of: $0)), "lib")
    }
    if let beside, access(FilePath.join(beside, "swift"), R_OK) == 0 { return beside }
    guard let information = try? information(compiler, ModuleLookup()) else { return nil }
    return FilePath.folder(of: information.paths.runtimeResourcePath)
  }

  /// The SDK that headers are read with: none but the one that was asked for, since it decides on names.
  func headerSDK(_ lookup: ModuleLookup) throws(Failure) -> String? {
    guard let sdk = lookup.sdk else { return nil }
    if (try? FileStatus(of: sdk))?.kind == .folder { return sdk }
    guard !sdk.contains("/"), let found = askXcrun(["--sdk", sdk, "--show-sdk-path"]) else {
      throw .noSDK(sdk)
    }
    return found
  }

  /// `swiftc` from `PATH`, else the one that Xcode has.
  func compiler() throws(Failure) -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = folders.map { FilePath.join($0, "swiftc") }
    if let compiler = candidates.first(where: { access($0, X_OK) == 0 }) { return compiler }
    guard let found = askXcrun(["--find", "swiftc"]) else { throw .noCompiler }
    return found
  }

  private func information(
    _ compiler: String, _ lookup: ModuleLookup
  ) throws(Failure) -> TargetInformation {
    let target = lookup.target.map { ["-target", $0] } ?? []
    let outcome: ChildProcess.Outcome
    do {
      outcome = try childProcess.run(compiler, ["-print-target-info"] + target, environment)
    } catch {
      throw .compilerFails(status: 127, words: error.reason)
    }
    guard outcome.status == 0,
      let information = try? JSONDecoder().decode(TargetInformation.self, from: outcome.output)
    else {
      throw .compilerFails(status: outcome.status, words: outcome.errors.firstLine)
    }
    return information
  }

  /// The folder that was given, or the one that `xcrun` knows by the name that was given; else the one of the
  /// target that was given, of the build around us (`SDKROOT`), or of this machine.
  private func sdk(
    _ lookup: ModuleLookup, _ information: TargetInformation
  ) throws(Failure) -> String? {
    guard let sdk = lookup.sdk else {
      let ofTarget = {
        askXcrun(["--sdk", information.target.platform ?? "macosx", "--show-sdk-path"])
      }
      let ofBuild = environment["SDKROOT"]
      return lookup.target == nil ? ofBuild ?? ofTarget() : ofTarget() ?? ofBuild
    }
    if (try? FileStatus(of: sdk))?.kind == .folder { return sdk }
    guard !sdk.contains("/"), let found = askXcrun(["--sdk", sdk, "--show-sdk-path"]) else {
      throw .noSDK(sdk)
    }
    return found
  }

  private func askXcrun(_ arguments: [String]) -> String? {
    guard let xcrun, let outcome = try? childProcess.run(xcrun, arguments, environment),
      outcome.status == 0
    else { return nil }
    let line = outcome.output.firstLine
    return line.isEmpty ? nil : line
  }
}

/// What `swiftc -print-target-info` prints, as far as it matters here.
private struct TargetInformation: Decodable {
  struct Target: Decodable {
    var triple: String
    /// `macosx`, `iphoneos`, `linux`; older compilers leave it out.
    var platform: String?
  }

  struct Paths: Decodable {
    /// `<toolchain>/usr/lib/swift`.
    var runtimeResourcePath: String
  }

  var target: Target
  var paths: Paths
}

extension Data {
  /// The first line that is not empty, without spaces around it.
  var firstLine: String {
    String(decoding: self, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { line in
        let words = line.drop(while: \.isWhitespace)
        return words.lastIndex { !$0.isWhitespace }.map { String(words[...$0]) }
      }
      .first ?? ""
  }
}
