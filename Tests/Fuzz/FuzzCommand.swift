import Foundation

/// Gives parts of the program changed inputs, and looks for what should never be.
///
/// - `fuzz list`: the targets.
/// - `fuzz check`: whether it finds what is wrong with output.
/// - `fuzz TARGET SECONDS FOLDER [SEED]`: changes seeds for a while. The input at hand lies in FOLDER, so that one that ends the
///   process can be looked at.
/// - `fuzz TARGET again FILE…`: gives files.
/// - `fuzz TARGET seeds`, `fuzz TARGET dictionary`: what libFuzzer starts from.
/// - `fuzz TARGET libfuzzer ARGUMENT…`: hands over to libFuzzer, in a build with `-D LIBFUZZER` and its coverage.
enum FuzzCommand {
  /// The CPU seconds that an input may take: hundreds of times what the largest one needs.
  private static let patience = 20

  /// - Parameter arguments: without the program's name.
  static func run(_ arguments: [String]) async -> Int32 {
    guard let name = arguments.first else { return usage() }
    if name == "list" {
      print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
      return 0
    }
    if name == "check" {
      let faults = PropertyCheck.faults()
      faults.forEach(say)
      return faults.isEmpty ? 0 : 1
    }
    guard let target = FuzzTarget.named(name), arguments.count > 1 else { return usage() }
    let rest = Array(arguments.dropFirst(2))
    do {
      switch arguments[1] {
      case "seeds": print(try target.seedPaths().joined(separator: "\n"))
      case "dictionary": print(FuzzDictionary(target.words).text, terminator: "")
      case "again": return try await again(target, rest)
      case "libfuzzer": return LibFuzzer.run(target, rest)
      default:
        guard let seconds = Double(arguments[1]), let folder = rest.first else { return usage() }
        let seed = rest.dropFirst().first.flatMap { UInt64($0) } ?? 1
        return try await change(target, seconds: seconds, folder: folder, seed: seed)
      }
      return 0
    } catch {
      say("\(error)")
      return 2
    }
  }

  private static func usage() -> Int32 {
    say(
      "usage: fuzz list | fuzz check | fuzz TARGET SECONDS FOLDER [SEED] | fuzz TARGET again FILE..."
    )
    return 2
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("fuzz: \(text)\n".utf8))
  }

  private static func again(_ target: FuzzTarget, _ files: [String]) async throws -> Int32 {
    var status: Int32 = 0
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      guard let finding = await target.finding(bytes) else { continue }
      say("\(target.name): \(file): \(finding)")
      status = 1
    }
    return status
  }

  /// The same changes for the same seed; how many there are depends on the time.
  private static func change(
    _ target: FuzzTarget, seconds: Double, folder: String, seed: UInt64
  ) async throws -> Int32 {
    let seeds = try target.seedPaths().map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))
    }
    var change = FuzzChange(seeds: seeds, words: target.words, seed: seed)
    let input = URL(fileURLWithPath: folder).appendingPathComponent(target.name)
    let end = Date(timeIntervalSinceNow: seconds)
    var runs = 0
    repeat {
      let bytes = change.next()
      try Data(bytes).write(to: input)
      limitTime()
      if let finding = await target.finding(bytes) {
        say("\(target.name): run \(runs) from seed \(seed), \(input.path): \(finding)")
        return 1
      }
      runs += 1
    } while Date() < end
    try FileManager.default.removeItem(at: input)
    print("fuzz: \(target.name): \(runs) runs from seed \(seed) without a finding")
    return 0
  }

  /// Ends the process by a signal when it has used too much time from here on.
  private static func limitTime() {
    var limit = itimerval()
    limit.it_value.tv_sec = patience
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
    #else
      setitimer(ITIMER_PROF, &limit, nil)
    #endif
  }
}
