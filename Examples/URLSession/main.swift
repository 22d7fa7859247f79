import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Foundation's own URLSession against a server on this machine. Its delegate is the generated object: what it is asked
// is answered by async closures, what it is told comes as streams.

let server = try Server()
server.start()

func url(_ path: String) throws -> URL {
  guard let url = URL(string: "http://127.0.0.1:\(server.port)\(path)") else {
    throw URLError(.badURL)
  }
  return url
}

/// The streams of a session end with their delegate, or when the loop over them is left.
func completion(
  of task: URLSessionTask, _ completions: AsyncStream<(task: URLSessionTask, error: (any Error)?)>
) async -> String {
  for await (completed, error) in completions where completed === task {
    return error.map { "failed: \(($0 as? URLError)?.code.rawValue ?? 0)" } ?? "completed"
  }
  return "never completed"
}

func load(_ path: String, with delegate: AsyncURLSessionDownloadDelegate) async throws {
  let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
  let completions = delegate.events.taskDidCompleteWithError()
  let task = session.dataTask(with: try url(path))
  task.resume()
  let end = await completion(of: task, completions)
  let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
  print("  \(path): \(end), \(status), at \(task.response?.url?.path ?? "nowhere")")
  session.finishTasksAndInvalidate()
}

print("# redirections: the default, and two answers")
let redirected = AsyncURLSessionDownloadDelegate()
try await load("/old", with: redirected)
redirected.responders.taskWillPerformHTTPRedirection = { task, response, request in
  print("  asked: \(response.statusCode) to \(request.url?.path ?? "nowhere")")
  return request
}
try await load("/old", with: redirected)
redirected.responders.taskWillPerformHTTPRedirection = { _, _, _ in nil }
try await load("/old", with: redirected)

print("# a password")
let authenticated = AsyncURLSessionDownloadDelegate()
authenticated.responders.taskDidReceive = { _, challenge in
  guard challenge.previousFailureCount == 0 else { return (.cancelAuthenticationChallenge, nil) }
  print("  asked for \(challenge.protectionSpace.realm ?? "no realm")")
  let credential = URLCredential(user: "user", password: "secret", persistence: .none)
  return (.useCredential, credential)
}
try await load("/private", with: authenticated)

print("# a download")

/// A downloaded file is there as long as the call that tells about it, so it is moved in the call: by a delegate that
/// hears everything first.
final class Mover: NSObject, URLSessionDownloadDelegate {
  let destination = FileManager.default.temporaryDirectory
    .appendingPathComponent("download-\(ProcessInfo.processInfo.processIdentifier)")

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    try? FileManager.default.moveItem(at: location, to: destination)
  }
}

let mover = Mover()
let downloads = AsyncURLSessionDownloadDelegate()
downloads.forwardee = mover
let session = URLSession(configuration: .ephemeral, delegate: downloads, delegateQueue: nil)
let events = downloads.events()
session.downloadTask(with: try url("/large")).resume()
var hasProgress = false
loop: for await event in events {
  switch event {
  case .downloadTaskDidWriteData(_, _, let total, let expected): hasProgress = total <= expected
  case .downloadTaskDidFinishDownloadingTo:
    let size = try FileManager.default.attributesOfItem(atPath: mover.destination.path)[.size]
    print("  progress: \(hasProgress), bytes: \(size ?? 0)")
  case .taskDidCompleteWithError(_, let error):
    print("  \(error.map { "failed: \($0)" } ?? "completed")")
    break loop
  default: break
  }
}
try FileManager.default.removeItem(at: mover.destination)
session.finishTasksAndInvalidate()
