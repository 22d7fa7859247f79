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

  init(binary: URL, root: URL, styles: [String]) throws {
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
    for style in styles { try generate(style) }
  }

  private mutating func generate(_ style: String) throws {
    let output = try TemporaryFolder()
    let run = try run(
      "generate", ["--keep-going", "--style", style, "--output", output.url.path], on: copy.root)
    let own = Self.reports(run)
    reports += own
    let unknown = Set(
      own.filter { $0.rule == "unknown-inherited-protocol" }
        .compactMap { $0.message.field(after: "inherits '") })
    let texts = try FileTree(readingFrom: output.url).files.mapValues {
      String(decoding: $0, as: UTF8.self)
    }
    let served = listings.filter { isServed($0, own) }
    var missing = Set(served.map(\.protocol))
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      var found = Self.listings(served, of: text, named: name)
      // Of two proxies for one protocol, one may be left out.
      if found.isEmpty { found = Array(Self.listings(listings, of: text, named: name).prefix(1)) }
      if found.isEmpty { disasters.append("'\(name)' belongs to no protocol that 'list' shows") }
      missing.subtract(found.map(\.protocol))
      units.append(
        Unit(listings: found, style: style, generated: text, unknownInherited: unknown))
    }
    for name in missing.sorted() {
      disasters.append("no \(style) output for '\(name)', and no diagnostic that says so")
    }
  }

  /// Those that a file is for: the header names the protocols, and the file is named for proxy or parent.
  private static func listings(
    _ served: [Listing], of text: String, named name: String
  ) -> [Listing] {
    let header = text.split(separator: "\n").prefix(2).joined(separator: "\n")
    let names = header.matches(of: /--protocol ([^ ]+)/).map { String($0.output.1) }
    let found = served.filter { names.contains($0.protocol) }
    let file = name.split(separator: "/").last ?? ""
    let exact = found.filter { listing in
      let parent = listing.parent.split(separator: ".").last ?? ""
      return file == "\(listing.proxy).swift" || file.hasPrefix("\(parent)+")
    }
    return exact.count < names.count ? found : exact
  }

  /// Of several protocols of one name, those in the message's file are left out.
  private func isServed(_ listing: Listing, _ reports: [Report]) -> Bool {
    let isAlone = listings.count { $0.protocol == listing.protocol } == 1
    return !reports.contains {
      $0.message.hasSuffix("'\(listing.protocol)' is left out")
        && (isAlone || $0.path == listing.location.path)
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
