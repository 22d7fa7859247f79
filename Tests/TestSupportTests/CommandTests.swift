import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  private func shell(_ script: String, input: Data = Data()) -> Command {
    Command(URL(fileURLWithPath: "/bin/sh"), ["-c", script], input: input)
  }

  @Test func givesOutputErrorsAndExitCode() throws {
    let run = try shell("echo out; echo problem >&2; exit 3").run()
    #expect(run.output == "out\n")
    #expect(run.errors == "problem\n")
    #expect(run.end == .exited(3))
    #expect(!run.isSuccess)
  }

  @Test func largeInputGoesInWhileLargeOutputComesOut() throws {
    let input = Data(repeating: UInt8(ascii: "x"), count: 4_000_000)
    let run = try shell("tee /dev/stderr", input: input).run()
    #expect(run.standardOutput == input)
    #expect(run.standardError == input)
  }

  @Test func inputThatNobodyReadsDoesNoHarm() throws {
    let run = try shell("exit 0", input: Data(repeating: 0, count: 1_000_000)).run()
    #expect(run.isSuccess)
  }

  @Test func manyRunAtOnce() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          let run = try shell("cat; echo \(number)", input: Data("in ".utf8)).run()
          return run.output == "in \(number)\n"
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func tooSlowIsKilledWithItsChildren() throws {
    var command = shell("sleep 30; echo late")
    command.timeLimit = .milliseconds(200)
    let start = Date()
    let run = try command.run()
    #expect(run.end == .timedOut)
    #expect(run.output == "")
    #expect(Date().timeIntervalSince(start) < 10)
  }

  @Test func signalIsTold() throws {
    #expect(try shell("kill -9 $$").run().end == .killed(signal: 9))
  }

  @Test func folderAndEnvironmentAreHandedOn() throws {
    let folder = try TemporaryFolder()
    var command = shell("pwd; echo $GREETING; echo $HOME")
    command.workingDirectory = folder.url
    command.environment = ["GREETING": "hello"]
    #expect(try command.run().output == "\(folder.url.path)\nhello\n\n")
  }

  @Test func missingProgramThrows() {
    #expect(throws: (any Error).self) {
      try Command(URL(fileURLWithPath: "/nowhere/program")).run()
    }
  }
}
