// Everything that differs between systems, and nothing else.
import Essentials

/// What only this system has.
enum Platform {
  /// Where the program is that finds Apple's developer tools and SDKs; nil where there is none.
  static var xcrun: String? {
    #if os(macOS)
      "/usr/bin/xcrun"
    #else
      nil
    #endif
  }

  /// The file of the program that runs.
  static var executable: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      let own = _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : nil
    #else
      let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #endif
    return own ?? CommandLine.arguments.first ?? Program.name
  }

  /// The variables of this process; of several of one name, the first one.
  static var environment: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(text[..<sign])
        if variables[name] == nil {
          variables[name] = String(text[text.utf8.index(after: sign)...])
        }
      }
      next += 1
    }
    return variables
  }

  #if canImport(Darwin)
    static let noFileActions: posix_spawn_file_actions_t? = nil
    static let noSpawnAttributes: posix_spawnattr_t? = nil
  #else
    static var noFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    static var noSpawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  #endif

  /// What dynamic libraries are called (`libclang.so`).
  static var librarySuffix: String {
    #if os(macOS)
      "dylib"
    #else
      "so"
    #endif
  }

  /// The files of the libraries that this process has loaded; empty where that can't be told.
  static func loadedLibraries() -> [String] {
    #if canImport(Darwin)
      (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #else
      // A line for each part of a file, with the path at its end.
      String(decoding: (try? FileBytes.read("/proc/self/maps")) ?? Data(), as: UTF8.self)
        .split(separator: "\n").compactMap { line in
          line.firstIndex(of: "/").map { String(line[$0...]) }
        }
    #endif
  }

  /// The columns of the terminal behind standard output; nil where there is none.
  static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Ends this process when it has used too much of the processor or memory, or leaves nothing behind when it crashes.
  static func limitThisProcess(seconds: Int, bytes: Int) {
    limit(RLIMIT_CPU, seconds)
    // Sanitizers reserve more than any machine has.
    #if !SANITIZED
      limit(RLIMIT_AS, bytes)
    #endif
    limit(RLIMIT_CORE, 0)
  }

  /// Has every two processors share a heap, so that what one thread frees serves the others: with a heap for each, which glibc
  /// would give them, a run over many files needs a third more memory, and no less time.
  static func shareHeaps() {
    #if canImport(Glibc)
      // As `malloc.h` has it, which Swift doesn't import.
      let limitOfHeaps: Int32 = -8
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      _ = set(limitOfHeaps, max(1, Int32(sysconf(Int32(_SC_NPROCESSORS_ONLN)) / 2)))
    #endif
  }

  #if canImport(Darwin)
    private static func limit(_ resource: Int32, _ value: Int) {
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      setrlimit(resource, &limit)
    }
  #elseif canImport(Glibc)
    private static func limit(_ resource: __rlimit_resource, _ value: Int) {
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
  #else
    private static func limit(_ resource: Int32, _ value: Int) {
      var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
      setrlimit(resource, &limit)
    }
  #endif

  /// The folder of a user's caches, which need not exist.
  ///
  /// - Parameter environment: the process's variables.
  static func caches(_ environment: [String: String]) -> String? {
    #if os(macOS)
      environment["HOME"].map { FilePath.join($0, "Library/Caches") }
    #else
      // The XDG base directory specification: relative paths don't count.
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? environment["HOME"].map { FilePath.join($0, ".cache") }
    #endif
  }

  /// Of anything about a file, in nanoseconds since 1970.
  static func changeTime(_ information: stat) -> Int64 {
    #if canImport(Darwin)
      let time = information.st_ctimespec
    #else
      let time = information.st_ctim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// In nanoseconds since 1970.
  static func modificationTime(_ information: stat) -> Int64 {
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
