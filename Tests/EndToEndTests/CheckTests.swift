import Foundation
import TestSupport
import Testing

/// `generate` and `check` one after the other: what the cases can't show, since output changes with proxygen.
@Suite struct CheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "protocol BellDelegate: AnyObject { func bellDidRing(_ bell: Bell) }\n"
        + "class Bell { weak var delegate: BellDelegate? }\n", to: "Bell.swift")
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.url.appendingPathComponent("Sources/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func proxygen(_ command: String, _ more: String...) throws -> CommandRun {
    let arguments = [command, "Sources", "--style", "rx", "--style", "async", "-o", "Out"]
    return try Command(
      ProxygenCase.executable, arguments + more, workingDirectory: folder.url
    ).run()
  }

  private var out: URL { folder.url.appendingPathComponent("Out") }

  @Test func whatWasGeneratedIsFresh() throws {
    #expect(try proxygen("generate").isSuccess)
    let check = try proxygen("check")
    #expect(check.isSuccess)
    #expect(check.standardOutput.isEmpty)
    #expect(check.standardError.isEmpty)
  }

  @Test func theAdviceHelps() throws {
    #expect(try proxygen("generate").isSuccess)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Bell.swift"))
    try write(
      "protocol HornDelegate: AnyObject { func hornDidBlow(_ horn: Horn) }\n"
        + "class Horn { weak var delegate: HornDelegate? }\n", to: "Horn.swift")
    let check = try proxygen("check")
    #expect(check.end == .exited(1))
    #expect(
      check.errors.contains(
        "run: proxygen generate Sources --style rx --style async -o Out --prune"))
    #expect(try proxygen("generate", "--prune").isSuccess)
    #expect(try proxygen("check").isSuccess)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: out.path).sorted()
        == ["Horn+Async.swift", "RxHornDelegateProxy.swift"])
  }

  /// As a checkout on another system may have it.
  @Test func otherLineEndsAreNoDifference() throws {
    #expect(try proxygen("generate").isSuccess)
    for name in try FileManager.default.contentsOfDirectory(atPath: out.path) {
      let file = out.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8).write(to: file)
    }
    #expect(try proxygen("check").isSuccess)
  }
}
