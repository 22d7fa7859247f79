import Essentials
import ProxyGenerator

/// Results that are kept between runs. Nothing depends on it: whatever is missing, broken or unwritable costs time
/// alone. Several runs may use it at once, since every entry takes its place in one step.
struct CacheFolder: Sendable {
  /// Absolute; need not exist.
  let path: String
  /// So many entries are kept; the ones that were written first go.
  var limit = 512

  /// Where this user's caches are: `PROXYGEN_CACHE`, else where the system has them (`XDG_CACHE_HOME`, `~/.cache`,
  /// on macOS `~/Library/Caches`); nil for a user without a home, or when `PROXYGEN_CACHE` isn't absolute.
  init?(environment: [String: String]) {
    if let path = environment["PROXYGEN_CACHE"], !path.isEmpty {
      guard path.hasPrefix("/") else { return nil }
      self.path = path
    } else if let base = Platform.caches(environment) {
      self.path = FilePath.join(base, Program.name)
    } else {
      return nil
    }
  }

  init(path: String) { self.path = path }

  /// - Parameter key: all that the result depends on.
  func value(for key: String) -> Data? {
    let file = file(for: key)
    guard let contents = try? FileBytes.read(file) else { return nil }
    if let value = Entry.value(of: contents, key: key) { return value }
    unlink(file)
    return nil
  }

  func store(_ value: Data, for key: String) {
    let file = file(for: key)
    let temporary = "\(file).\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try FileSystem.live.create(temporary, Entry.contents(value, key: key), 0o600)
    } catch {
      return
    }
    if rename(temporary, file) != 0 { unlink(temporary) }
    removeOldest()
  }

  private func file(for key: String) -> String {
    FilePath.join(path, ContentHash(key).hexadecimal)
  }

  /// Also what runs that were killed have left behind.
  private func removeOldest() {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path),
      names.count > limit
    else { return }
    let files = names.map { FilePath.join(path, $0) }
      .map { (path: $0, written: (try? FileStamp(of: $0))?.modified ?? 0) }
      .sorted { $0.written < $1.written }
    for file in files.prefix(names.count - limit / 2) { unlink(file.path) }
  }
}

/// The form of a file in the cache: a line with a digest of all that follows, the key, the value.
private enum Entry {
  static func contents(_ value: Data, key: String) -> Data {
    let body = Data("\(key.utf8.count) \(key)".utf8) + value
    return Data("\(digest(of: body))\n".utf8) + body
  }

  /// Nil for what was cut short, changed, or belongs to another key.
  static func value(of contents: Data, key: String) -> Data? {
    let parts = contents.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    let start = Data("\(key.utf8.count) \(key)".utf8)
    guard parts.count == 2, parts[1].starts(with: start),
      parts[0].elementsEqual(digest(of: parts[1]).utf8)
    else { return nil }
    return Data(parts[1].dropFirst(start.count))
  }

  private static func digest(of body: Data) -> String {
    var digest = QuickDigest()
    body.withUnsafeBytes { digest.add(bytes: $0) }
    return String(digest.one, radix: 16) + "-" + String(digest.other, radix: 16)
  }
}
