// Everything about files being watched that only macOS has.
#if os(macOS)
  import CoreServices
  import Foundation

  /// Watches folders with the FSEvents API: one stream for all of them. The system watches whole trees; what is of no
  /// interest in them is passed over here.
  final class FSEventsWatcher: FileWatcher {
    let descriptor: Int32
    private let news = News()
    private var stream: FSEventStreamRef?
    private var folders: [String: WatchInterest] = [:]
    private let queue = DispatchQueue(label: "proxygen.watch")

    /// In seconds: how long the system gathers events. The caller waits for silence, too.
    private static let latency = 0.005

    init() throws(SystemError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw .last }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      descriptor = ends[0]
      news.open(ends[1])
    }

    deinit {
      stop()
      news.close()
      close(descriptor)
    }

    func watch(_ folders: [String: WatchInterest]) throws(SystemError) -> Bool {
      guard folders != self.folders || stream == nil else { return false }
      // A new stream is there before the old one goes, so that no event falls between them.
      let old = stream
      news.take(folders)
      stream = try started(roots(of: Array(folders.keys)))
      self.folders = folders
      if let old { end(old) }
      return true
    }

    func takeNews() -> Bool {
      while let bytes = try? FileBytes.readChunk(descriptor, capacity: 64), !bytes.isEmpty {}
      return news.takeInterest()
    }

    /// Without those that lie in others.
    private func roots(of paths: [String]) -> [String] {
      paths.filter { path in
        !paths.contains { $0 != path && FilePath.isInside(path, folder: $0) }
      }.sorted()
    }

    private func started(_ paths: [String]) throws(SystemError) -> FSEventStreamRef {
      var context = FSEventStreamContext(
        version: 0, info: Unmanaged.passUnretained(news).toOpaque(), retain: nil, release: nil,
        copyDescription: nil)
      let flags =
        kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
        | kFSEventStreamCreateFlagWatchRoot | kFSEventStreamCreateFlagUseCFTypes
      guard
        let stream = FSEventStreamCreate(
          nil, Self.callback, &context, paths as CFArray,
          FSEventStreamEventId(kFSEventStreamEventIdSinceNow), Self.latency,
          FSEventStreamCreateFlags(flags))
      else { throw SystemError(code: EINVAL) }
      FSEventStreamSetDispatchQueue(stream, queue)
      guard FSEventStreamStart(stream) else {
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
        throw SystemError(code: EAGAIN)
      }
      return stream
    }

    private func stop() {
      if let stream { end(stream) }
      stream = nil
    }

    /// What the queue has begun is finished before anything that it uses goes away.
    private func end(_ stream: FSEventStreamRef) {
      FSEventStreamStop(stream)
      FSEventStreamInvalidate(stream)
      queue.sync {}
      FSEventStreamRelease(stream)
    }

    private static var callback: FSEventStreamCallback {
      { _, info, count, paths, flags, _ in
        guard let info else { return }
        let news = Unmanaged<News>.fromOpaque(info).takeUnretainedValue()
        let array = Unmanaged<CFArray>.fromOpaque(paths).takeUnretainedValue() as NSArray
        let names = array as? [String] ?? []
        for (index, path) in names.enumerated() where index < count {
          news.add(path, Int(flags[index]))
        }
      }
    }

    /// What the callback, on the queue, hands to the one who waits.
    private final class News: @unchecked Sendable {
      // Every access to the variables is between lock and unlock.
      private let lock = NSLock()
      private var isOfInterest = false
      private var folders: [String: WatchInterest] = [:]
      private var writeEnd: Int32 = -1

      func open(_ end: Int32) { lock.withLock { writeEnd = end } }

      func close() {
        lock.withLock {
          Foundation.close(writeEnd)
          writeEnd = -1
        }
      }

      func take(_ folders: [String: WatchInterest]) { lock.withLock { self.folders = folders } }

      func takeInterest() -> Bool {
        lock.withLock {
          defer { isOfInterest = false }
          return isOfInterest
        }
      }

      func add(_ path: String, _ flags: Int) {
        lock.withLock {
          guard matters(path, flags) else { return }
          isOfInterest = true
          var byte: UInt8 = 1
          // When the pipe is full, there is news enough.
          _ = write(writeEnd, &byte, 1)
        }
      }

      private func matters(_ path: String, _ flags: Int) -> Bool {
        let whole =
          kFSEventStreamEventFlagMustScanSubDirs | kFSEventStreamEventFlagRootChanged
          | kFSEventStreamEventFlagMount | kFSEventStreamEventFlagUnmount
        if flags & whole != 0 { return true }
        let plain = FilePath.withoutTrailingSlashes(path)
        // A folder that is watched may itself have been removed or replaced.
        if folders[plain] != nil { return true }
        guard let interest = folders[FilePath.folder(of: plain)] else { return false }
        let isFolder = flags & kFSEventStreamEventFlagItemIsDir != 0
        return interest.accepts(FilePath.lastPart(of: plain), isFolder: isFolder)
      }
    }
  }
#endif
