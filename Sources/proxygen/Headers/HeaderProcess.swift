import Diagnostics
import Essentials
import ObjCFrontEnd

/// Reads headers in a process of its own, since libclang may crash on them, take forever or all memory: another run of
/// this very program, which gets the request as JSON on its standard input.
struct HeaderProcess: Sendable {
  /// What makes proxygen read headers instead of arguments.
  static let argument = "__read-headers"

  enum Failure: Error, Equatable {
    case cannotStart(SystemError)
    /// A signal ended it.
    case crashed(signal: Int32)
    case tookTooLong
    /// libclang gives nothing but the number of an error.
    case refused(code: UInt32)
    case wroteTooMuch
    /// It ended by itself, but without an answer.
    case noAnswer(status: Int32)
  }

  let executable: String
  let environment: [String: String]
  var limits = HeaderLimits()

  func read(_ request: HeaderRequest) throws(Failure) -> HeaderOutcome {
    let message = HeaderMessage(request: request, limits: limits)
    guard let input = try? JSONEncoder().encode(message) else { throw .noAnswer(status: 0) }
    let (end, output) = try run(input)
    guard output.count <= limits.outputBytes else { throw .wroteTooMuch }
    switch end {
    case .killed(SIGXCPU), .killed(SIGALRM), .killed(SIGKILL): throw .tookTooLong
    case .killed(let signal): throw .crashed(signal: signal)
    case .exited(let status):
      guard status == 0, let outcome = try? JSONDecoder().decode(HeaderOutcome.self, from: output)
      else { throw .noAnswer(status: status) }
      return outcome
    }
  }

  private func run(_ input: Data) throws(Failure) -> (SpawnedProcess.End, Data) {
    let process: SpawnedProcess
    do {
      process = try SpawnedProcess(
        executable, [Self.argument], environment, streams: [.input, .output])
    } catch {
      throw .cannotStart(error)
    }
    // One that has ended already takes no input; how it ended says the rest.
    try? FileBytes.write(input, to: process.descriptor(of: .input))
    process.closeInput()
    let output =
      PipeReader.readAll([process.descriptor(of: .output)], limit: limits.outputBytes)
      .first ?? Data()
    if output.count > limits.outputBytes { kill(process.identifier, SIGKILL) }
    return (process.wait(), output)
  }
}

/// What one process may use.
struct HeaderLimits: Equatable, Codable, Sendable {
  /// Of the processor.
  var seconds = 20
  /// Whoever else uses the processor.
  var secondsOnTheClock = 120
  var bytes = 4 << 30
  var outputBytes = 256 << 20
}

/// What a process is asked.
private struct HeaderMessage: Codable {
  var request: HeaderRequest
  var limits: HeaderLimits
}

extension CommandEnvironment {
  /// The other end: answers one request, within its limits.
  func readHeaders() -> ExitStatus {
    guard let input = try? standardInput(),
      let message = try? JSONDecoder().decode(HeaderMessage.self, from: input)
    else { return .usage }
    Platform.limitThisProcess(seconds: message.limits.seconds, bytes: message.limits.bytes)
    alarm(UInt32(message.limits.secondsOnTheClock))
    let outcome = ObjCFrontEnd.read(message.request)
    guard let output = try? JSONEncoder().encode(outcome) else { return .failure }
    do {
      try standardOutput.write(String(decoding: output, as: UTF8.self))
      return .fine
    } catch {
      return .failure
    }
  }
}
