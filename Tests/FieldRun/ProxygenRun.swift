import Foundation
import TestSupport

/// What proxygen makes of a whole repository.
struct ProxygenRun: Sendable {
  private static let rounds = 5

  private(set) var listings: [Listing] = []
  private(set) var units: [Unit] = []
  /// What is left to say of the copy in which proxygen's advice was followed.
  private(set) var reports: [Report] = []
  /// What was said of the repository as it is.
  private(set) var firstReports: [Report] = []
  private(set) var seconds: [String: Double] = [:]
  /// Crashes, hangs and output that can't be read.
  private(set) var disasters: [String] = []
  private(set) var copy: AdvisedCopy
  private(set) var index: DeclarationIndex

  private let binary: URL

  init(binary: URL, root: URL) throws {
    self.binary = binary
    copy = try AdvisedCopy(of: root)
    index = try DeclarationIndex(root: copy.root)
    firstReports = Self.reports(try run("generate", [], on: root))
    for _ in 0..<Self.rounds {
      let found = Self.reports(try run("generate", [], on: copy.root))
      let places = { [index] (name: String) in index.place(ofProtocol: name) }
      guard try copy.follow(found, places: places) else { break }
      index = try DeclarationIndex(root: copy.root)
    }
    let list = try run("list", ["--format", "json"], on: copy.root)
    listings = (try? JSONDecoder().decode([Listing].self, from: list.standardOutput)) ?? []
    try generate()
  }

  private mutating func generate() throws {
    let output = try TemporaryFolder()
    let run = try run(
      "generate", ["--keep-going", "--output", output.url.path], on: copy.root)
    reports = Self.reports(run)
    let texts = try FileTree(readingFrom: output.url).files.mapValues {
      String(decoding: $0, as: UTF8.self)
    }
    for listing in listings {
      if let text = texts["\(listing.proxy).swift"], isServed(listing) {
        units.append(Unit(listing: listing, generated: text))
      }
    }
    let made = Set(units.map { "\($0.listing.proxy).swift" })
    for name in texts.keys.sorted() where !made.contains(name) {
      disasters.append("'\(name)' belongs to no protocol that 'list' shows")
    }
    for listing in listings where isServed(listing) && texts["\(listing.proxy).swift"] == nil {
      disasters.append("no output for '\(listing.protocol)', and no diagnostic that says so")
    }
  }

  private func isServed(_ listing: Listing) -> Bool {
    !reports.contains {
      $0.message.hasSuffix("'\(listing.protocol)' is left out")
        && ($0.rule != "same-proxy" || $0.path == listing.location.path)
    }
  }

  var leftOut: Int {
    Set(reports.compactMap { $0.message.field(after: ". '") }).count
  }

  private mutating func run(
    _ verb: String, _ options: [String], on root: URL
  ) throws -> CommandRun {
    let start = Date()
    let run = try Command(
      binary, [verb, "--diagnostics", "json"] + options + ["--", root.lastPathComponent],
      workingDirectory: root.deletingLastPathComponent(), timeLimit: .seconds(300)
    ).run()
    seconds[root == copy.root ? "\(verb), declarations only" : verb] = Date().timeIntervalSince(
      start)
    if case .exited(let status) = run.end, [0, 2].contains(status) { return run }
    disasters.append(
      "\(verb) \(root.lastPathComponent): \(run.end) \(run.errors.suffix(500))")
    return run
  }

  private static func reports(_ run: CommandRun) -> [Report] {
    (try? JSONDecoder().decode([Report].self, from: run.standardError)) ?? []
  }
}
