import Foundation
import Testing

@testable import proxygen

/// A toolchain that was never installed: programs are empty files, and what they say is given.
struct ToolchainTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try program("toolchain/usr/bin/swiftc")
    try program("toolchain/usr/bin/swift-synthesize-interface")
    try folder.makeFolder("toolchain/usr/lib/swift")
    try folder.makeFolder("empty")
  }

  private func program(_ name: String) throws {
    try folder.write(to: name)
    #expect(chmod(folder.absolute(name), 0o755) == 0)
  }

  private var printer: String {
    folder.absolute("toolchain/usr/lib/swift/../../bin/swift-synthesize-interface")
  }

  /// - Parameter answers: what is printed for a command line that contains the key.
  private func find(
    _ lookup: ModuleLookup = ModuleLookup(), path: String? = nil, xcrun: String? = nil,
    sdkRoot: String? = nil, answers: [String: String] = [:]
  ) throws(ToolchainFinder.Failure) -> Toolchain {
    let resources = folder.absolute("toolchain/usr/lib/swift")
    let child = ChildProcess { (program, arguments, _) throws(SystemError) in
      let command = ([FilePath.lastPart(of: program)] + arguments).joined(separator: " ")
      if let answer = answers[command] {
        return .init(status: 0, output: Data(answer.utf8), errors: Data())
      }
      guard command.hasPrefix("swiftc -print-target-info") else {
        return .init(status: 1, output: Data(), errors: Data("\nerror: no\n".utf8))
      }
      let triple = arguments.count > 1 ? arguments[2] : "x86_64-unknown-linux-gnu"
      let platform = triple.contains("ios") ? "iphoneos" : "macosx"
      let json = """
        {"target": {"triple": "\(triple)", "platform": "\(platform)"},
         "paths": {"runtimeResourcePath": "\(resources)", "other": []}, "more": 1}
        """
      return .init(status: 0, output: Data(json.utf8), errors: Data())
    }
    var environment = [
      "PATH": path ?? folder.absolute("empty") + ":" + folder.absolute("toolchain/usr/bin")
    ]
    environment["SDKROOT"] = sdkRoot
    return try ToolchainFinder(environment: environment, childProcess: child, xcrun: xcrun)
      .find(lookup)
  }

  @Test func theCompilerOnThePathSaysWhereItLies() throws {
    #expect(
      try find()
        == Toolchain(interfacePrinter: printer, target: "x86_64-unknown-linux-gnu", sdk: nil))
  }

  @Test func theTargetIsTheOneGiven() throws {
    #expect(try find(ModuleLookup(target: "arm64-apple-ios17.0")).target == "arm64-apple-ios17.0")
  }

  @Test func xcrunFindsTheCompiler() throws {
    let answers = ["xcrun --find swiftc": folder.absolute("toolchain/usr/bin/swiftc") + "\n"]
    #expect(try find(path: "", xcrun: "/x/xcrun", answers: answers).interfacePrinter == printer)
    #expect(throws: ToolchainFinder.Failure.noCompiler) { try find(path: "", answers: answers) }
    #expect(throws: ToolchainFinder.Failure.noCompiler) { try find(path: "", xcrun: "/x/xcrun") }
  }

  @Test func theSDKIsGivenNamedOrThatOfTheTarget() throws {
    let answers = [
      "xcrun --sdk iphoneos --show-sdk-path": "/SDKs/iPhoneOS.sdk\n",
      "xcrun --sdk macosx --show-sdk-path": "/SDKs/MacOSX.sdk\n",
    ]
    let given = folder.absolute("empty")
    let iOS = ModuleLookup(target: "arm64-apple-ios17.0")
    #expect(try find(ModuleLookup(sdk: given), xcrun: "xcrun", answers: answers).sdk == given)
    #expect(
      try find(ModuleLookup(sdk: "iphoneos"), xcrun: "xcrun", answers: answers).sdk
        == "/SDKs/iPhoneOS.sdk")
    #expect(try find(iOS, xcrun: "xcrun", answers: answers).sdk == "/SDKs/iPhoneOS.sdk")
    #expect(try find(xcrun: "xcrun", answers: answers).sdk == "/SDKs/MacOSX.sdk")
    #expect(try find(xcrun: "xcrun", sdkRoot: "/S", answers: answers).sdk == "/S")
    #expect(
      try find(iOS, xcrun: "xcrun", sdkRoot: "/S", answers: answers).sdk == "/SDKs/iPhoneOS.sdk")
    #expect(try find(sdkRoot: "/S").sdk == "/S")
  }

  @Test func anUnknownSDKIsAnError() {
    #expect(throws: ToolchainFinder.Failure.noSDK("iphoneos")) {
      try find(ModuleLookup(sdk: "iphoneos"))
    }
    #expect(throws: ToolchainFinder.Failure.noSDK("/no/such.sdk")) {
      try find(ModuleLookup(sdk: "/no/such.sdk"), xcrun: "xcrun")
    }
  }

  @Test func aCompilerThatFailsIsAnError() {
    #expect(throws: ToolchainFinder.Failure.compilerFails(status: 0, words: "")) {
      try find(answers: ["swiftc -print-target-info": "not json"])
    }
  }

  @Test func aToolchainWithoutThePrinterIsAnError() throws {
    #expect(unlink(folder.absolute("toolchain/usr/bin/swift-synthesize-interface")) == 0)
    let bin = folder.absolute("toolchain/usr/bin")
    #expect(throws: ToolchainFinder.Failure.noInterfacePrinter(folder: bin)) { try find() }
  }
}
