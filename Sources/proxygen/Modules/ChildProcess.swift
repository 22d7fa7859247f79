import Essentials

/// Runs another program to its end.
struct ChildProcess: Sendable {
  struct Outcome: Equatable, Sendable {
    /// The exit status; for a program that a signal ended, 128 and the signal's number.
    var status: Int32
    var output: Data
    var errors: Data
  }

  /// - Parameters:
  ///   - executable: its path.
  ///   - environment: all of it.
  /// - Throws: the reason why the program cannot be started.
  var run:
    @Sendable (
      _ executable: String, _ arguments: [String], _ environment: [String: String]
    ) throws(SystemError) -> Outcome

  static let live = ChildProcess { (executable, arguments, environment) throws(SystemError) in
    let streams = [SpawnedProcess.Stream.output, .errors]
    let process = try SpawnedProcess(executable, arguments, environment, streams: streams)
    let texts = PipeReader.readAll(streams.map(process.descriptor))
    let status: Int32 =
      switch process.wait() {
      case .exited(let status): status
      case .killed(let signal): 128 + signal
      }
    return Outcome(status: status, output: texts[0], errors: texts[1])
  }
}

/// Reads several pipes at the same time, so that a child that fills one never waits for us.
enum PipeReader {
  /// - Parameter limit: when one of them has given more, all are left as they are.
  static func readAll(_ pipes: [Int32], limit: Int = .max) -> [Data] {
    var requests = pipes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var results = pipes.map { _ in Data() }
    while requests.contains(where: { $0.fd >= 0 }), !results.contains(where: { $0.count > limit }) {
      guard poll(&requests, nfds_t(requests.count), -1) >= 0 || errno == EINTR else { break }
      for index in requests.indices where requests[index].revents != 0 {
        let bytes = (try? FileBytes.readChunk(requests[index].fd, capacity: 65_536)) ?? []
        results[index].append(contentsOf: bytes)
        if bytes.isEmpty { requests[index].fd = -1 }
        requests[index].revents = 0
      }
    }
    return results
  }
}
