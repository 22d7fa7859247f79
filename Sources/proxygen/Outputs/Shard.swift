import ProxyGenerator

/// One of several runs that share a job: each reads all inputs, since protocols and parents may stand in any, and makes
/// its part of the files. Together they make every file once.
struct Shard: Equatable, Sendable {
  /// From 1 to `count`.
  var number: Int
  var count: Int

  /// `2/8`; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// By the file's name alone, so that a file stays in its shard whatever else comes or goes.
  func has(_ file: OutputFile) -> Bool {
    let hash = ContentHash(file.name).hexadecimal.prefix(8)
    return (Int(hash, radix: 16) ?? 0) % count == number - 1
  }
}
