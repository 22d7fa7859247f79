import Foundation
import Testing

@testable import proxygen

struct ChildProcessTests {
  private func shell(_ script: String) throws -> ChildProcess.Outcome {
    try ChildProcess.live.run(
      "/bin/sh", ["-c", script], ["NAME": "value", "PATH": "/usr/bin:/bin"])
  }

  @Test func outputErrorsAndStatusComeBack() throws {
    let outcome = try shell("printf out; printf err >&2; exit 7")
    #expect(outcome == .init(status: 7, output: Data("out".utf8), errors: Data("err".utf8)))
  }

  @Test func theEnvironmentIsTheOneGiven() throws {
    #expect(try shell("printf \"$NAME\"").output == Data("value".utf8))
  }

  @Test(.timeLimit(.minutes(1)))
  func muchOutputOnBothSidesDoesNotBlock() throws {
    let lines = "i=0; while [ $i -lt 4000 ]; do echo $LINE; echo $LINE >&2; i=$((i+1)); done"
    let line = String(repeating: "x", count: 99)
    let outcome = try shell("LINE=\(line); \(lines)")
    #expect(outcome.output.count == 400_000)
    #expect(outcome.errors.count == 400_000)
  }

  @Test(.timeLimit(.minutes(1)))
  func standardInputIsEmpty() throws {
    #expect(try shell("cat; echo done").output == Data("done\n".utf8))
  }

  @Test func aSignalShowsInTheStatus() throws {
    #expect(try shell("kill -KILL $$").status == 128 + SIGKILL)
  }

  @Test func aProgramThatIsNotThereIsAnError() {
    #expect(throws: SystemError(code: ENOENT)) {
      try ChildProcess.live.run("/nonexistent/program", [], [:])
    }
    #expect(throws: SystemError(code: EACCES)) {
      try ChildProcess.live.run("/etc/passwd", [], [:])
    }
  }
}
