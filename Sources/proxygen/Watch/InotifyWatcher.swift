// Everything about files being watched that only Linux has.
#if os(Linux)
  import Essentials

  /// Watches folders with inotify(7): one watch for each folder, on the folder that is there at the time.
  final class InotifyWatcher: FileWatcher {
    let descriptor: Int32
    /// By watch. A folder that is known by two paths has one.
    private var interests: [Int32: WatchInterest] = [:]

    private static let events =
      UInt32(IN_CREATE) | UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_DELETE)
      | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB) | UInt32(IN_ONLYDIR)
      | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

    init() throws(SystemError) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { throw .last }
    }

    deinit { close(descriptor) }

    /// A watch stays with its folder when that is moved or removed, so each path is added anew: where the folder is the
    /// same, the system gives the same watch.
    func watch(_ folders: [String: WatchInterest]) throws(SystemError) -> Bool {
      var current: [Int32: WatchInterest] = [:]
      for (path, interest) in folders {
        let watch = inotify_add_watch(descriptor, path, Self.events)
        if watch >= 0 {
          current[watch, default: WatchInterest()].add(interest)
        } else if errno != ENOENT, errno != ENOTDIR, errno != EACCES {
          throw .last
        }
      }
      for watch in interests.keys where current[watch] == nil {
        // Of a folder that is gone, the system has removed the watch already.
        inotify_rm_watch(descriptor, watch)
      }
      let isNew = current.keys.contains { interests[$0] == nil }
      interests = current
      return isNew
    }

    func takeNews() -> Bool {
      var isOfInterest = false
      while let bytes = try? FileBytes.readChunk(descriptor, capacity: 1 << 16), !bytes.isEmpty {
        var rest = bytes[...]
        while let event = Event(taking: &rest) {
          isOfInterest = self.isOfInterest(event) || isOfInterest
        }
      }
      return isOfInterest
    }

    private func isOfInterest(_ event: Event) -> Bool {
      // Events were lost.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      guard let interest = interests[event.watch] else { return false }
      let ofItself = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_UNMOUNT)
      if event.mask & ofItself != 0 { return true }
      guard !event.name.isEmpty else { return false }
      return interest.accepts(event.name, isFolder: event.mask & UInt32(IN_ISDIR) != 0)
    }

    /// `struct inotify_event`.
    private struct Event {
      var watch: Int32
      var mask: UInt32
      /// Of an entry of the folder; empty for the folder itself.
      var name: String

      /// Nil at the end.
      init?(taking bytes: inout ArraySlice<UInt8>) {
        let head = 16
        guard bytes.count >= head else { return nil }
        func number(at offset: Int) -> UInt32 {
          bytes[(bytes.startIndex + offset)...].prefix(4).withUnsafeBytes {
            $0.loadUnaligned(as: UInt32.self)
          }
        }
        watch = Int32(bitPattern: number(at: 0))
        mask = number(at: 4)
        let length = Int(number(at: 12))
        let padded = bytes.dropFirst(head).prefix(length)
        name = String(decoding: padded.prefix { $0 != 0 }, as: UTF8.self)
        bytes = bytes.dropFirst(head + length)
      }
    }
  }
#endif
