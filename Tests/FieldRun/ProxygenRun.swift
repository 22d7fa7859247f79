import Foundation
import TestSupport

/// What proxygen makes of a whole repository.
struct ProxygenRun: Sendable {
  var listings: [Listing] = []
  var reports: [Report] = []
  var seconds: [String: Double] = [:]
  /// Crashes, hangs and output that can't be read.
  var disasters: [String] = []

  private let binary: URL
  private let root: URL

  init(binary: URL, root: URL) throws {
    self.binary = binary
    self.root = root
    let run = try run("list", ["--format", "json"])
    listings = (try? JSONDecoder().decode([Listing].self, from: run.standardOutput)) ?? []
    reports = Self.reports(run)
    check(run, "list")
  }

  /// One run for all protocols that have no error, and again without those that it has errors for.
  /// - Returns: the files, by the name of the protocol.
  mutating func generate() throws -> [Unit] {
    var names = Set(listings.filter { errors(about: $0).isEmpty }.map(\.protocol))
    for _ in 0..<5 where !names.isEmpty {
      let output = try TemporaryFolder()
      let run = try run(
        "generate",
        names.sorted().flatMap { ["--protocol", $0] } + ["--output", output.url.path])
      check(run, "generate")
      if run.isSuccess { return try units(in: output.url, names) }
      reports += Self.reports(run).filter { !reports.contains($0) }
      let failing = Set(listings.filter { !errors(about: $0).isEmpty }.map(\.protocol))
      if names.isDisjoint(with: failing) { break }
      names.subtract(failing)
    }
    if !names.isEmpty {
      disasters.append("no output for \(names.sorted()), and no diagnostic that belongs to one")
    }
    return []
  }

  func errors(about listing: Listing) -> [Report] {
    let places = [listing.location] + listing.requirements.map(\.location)
    return reports.filter { report in
      report.severity == "error"
        && (places.contains { $0.path == report.path && $0.line == report.line }
          || report.message.contains("'\(listing.protocol)'"))
    }
  }

  private func units(in folder: URL, _ names: Set<String>) throws -> [Unit] {
    let files = try FileTree(readingFrom: folder).files.values.map {
      String(decoding: $0, as: UTF8.self)
    }
    return listings.filter { names.contains($0.protocol) }.flatMap { listing in
      files.filter { $0.contains("--protocol \(listing.protocol) ") }
        .map { Unit(listing: listing, generated: $0) }
    }
  }

  private mutating func run(_ verb: String, _ options: [String]) throws -> CommandRun {
    let start = Date()
    let run = try Command(
      binary, [verb, "--diagnostics", "json"] + options + ["--", root.lastPathComponent],
      workingDirectory: root.deletingLastPathComponent(), timeLimit: .seconds(300)
    ).run()
    seconds[verb] = Date().timeIntervalSince(start)
    return run
  }

  private mutating func check(_ run: CommandRun, _ verb: String) {
    if case .exited(let status) = run.end, [0, 2].contains(status) { return }
    disasters.append("\(verb) \(root.lastPathComponent): \(run.end) \(run.errors.suffix(500))")
  }

  private static func reports(_ run: CommandRun) -> [Report] {
    (try? JSONDecoder().decode([Report].self, from: run.standardError)) ?? []
  }
}
