import Diagnostics
import Essentials
import Foundation
import Testing

@testable import proxygen

struct CommandEnvironmentTests {
  private func printer(
    isTerminal: Bool, _ variables: [String: String], _ format: DiagnosticFormat = .text
  ) throws -> DiagnosticPrinter {
    var environment = try CommandHarness().environment
    environment.standardError = Recorder().sink(isTerminal: isTerminal)
    environment.variables = variables
    return environment.printer(format)
  }

  @Test func colorNeedsATerminalThatMayShowIt() throws {
    #expect(try printer(isTerminal: true, [:]) == .text(.colored))
    #expect(try printer(isTerminal: true, ["NO_COLOR": ""]) == .text(.colored))
    #expect(try printer(isTerminal: true, ["NO_COLOR": "1"]) == .text(.plain))
    #expect(try printer(isTerminal: true, ["TERM": "dumb"]) == .text(.plain))
    #expect(try printer(isTerminal: false, [:]) == .text(.plain))
  }

  @Test func otherFormatsHaveNoColor() throws {
    #expect(try printer(isTerminal: true, [:], .github) == .github)
    #expect(try printer(isTerminal: true, [:], .json) == .json)
  }

  @Test func signalsThatWereBlockedEndACommand() {
    let ends = [SIGINT, SIGTERM, SIGHUP]
    let blocked = DeepStack.run {
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, nil)
      CommandEnvironment.hearEnds()
      var now = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &now)
      return (ends + [SIGUSR1]).filter { sigismember(&now, $0) == 1 }
    }
    #expect(blocked == [SIGUSR1])
  }

  @Test func aDescriptorTakesText() throws {
    let folder = try TemporaryFolder()
    let descriptor = open(folder.absolute("f"), O_CREAT | O_WRONLY, 0o600)
    let sink = TextSink.descriptor(descriptor)
    try sink.write("é\n")
    try sink.write("2")
    #expect(!sink.isTerminal)
    close(descriptor)
    #expect(try folder.read("f") == "é\n2")
    #expect(throws: SystemError(code: EBADF)) { try sink.write("3") }
  }
}
