import Foundation
import TestSupport

/// What proxygen makes of a repository's headers, after its advice was followed.
struct GeneratedFiles {
  struct File {
    var text: String
    var style: String
    var listings: [Listing]
  }

  private static let rounds = 6

  private(set) var copy: HeaderCopy
  private(set) var listings: [Listing] = []
  /// By their names.
  private(set) var files: [String: File] = [:]
  /// What is left to say.
  private(set) var reports: [Report] = []
  private(set) var disasters: [String] = []
  private(set) var seconds = 0.0

  private let binary: URL
  private let options: [String]

  init(
    of root: URL, sdk: URL?, binary: URL, styles: [String], options: [String]
  ) throws {
    self.binary = binary
    self.options = options
    copy = try HeaderCopy(of: root, sdk: sdk)
    let chosen = styles.flatMap { ["--style", $0] }
    for _ in 0..<Self.rounds {
      let output = try TemporaryFolder()
      let run = try run("generate", chosen + ["--output", output.url.path])
      guard try copy.follow(Self.reports(run)) else { break }
    }
    let list = try run("list", ["--format", "json"])
    listings = (try? JSONDecoder().decode([Listing].self, from: list.standardOutput)) ?? []
    for style in styles { try generate(style) }
  }

  private mutating func generate(_ style: String) throws {
    let output = try TemporaryFolder()
    let start = Date()
    let run = try run(
      "generate", ["--keep-going", "--style", style, "--output", output.url.path])
    seconds += Date().timeIntervalSince(start)
    reports += Self.reports(run)
    for (name, data) in try FileTree(readingFrom: output.url).files {
      let text = String(decoding: data, as: UTF8.self)
      let header = text.split(separator: "\n").prefix(2).joined(separator: "\n")
      let names = header.matches(of: /--protocol ([^ ]+)/).map { String($0.output.1) }
      let found = listings.filter { names.contains($0.protocol) }
      if found.isEmpty { disasters.append("'\(name)' belongs to no protocol that 'list' shows") }
      files[name] = File(text: text, style: style, listings: found)
    }
  }

  /// Delegates by name that are neither listed nor spoken of.
  var silent: [String] {
    get throws {
      try copy.namedProtocols.filter { found in
        !listings.contains {
          $0.location.path == found.path && found.lines.contains($0.location.line)
        }
          && !reports.contains {
            $0.path == found.path && found.lines.contains($0.line ?? 0)
              || $0.message.hasSuffix("'\(found.name)' is left out")
          }
      }.map { "\($0.name) (\($0.path))" }.sorted()
    }
  }

  private mutating func run(_ verb: String, _ more: [String]) throws -> CommandRun {
    let folder = try TemporaryFolder()
    try FileTree(texts: ["proxygen.json": copy.configuration.text]).write(to: folder.url)
    let configuration = folder.url.appendingPathComponent("proxygen.json").path
    let run = try Command(
      binary,
      [verb, "--config", configuration, "--diagnostics", "json"] + more + options
        + ["--", copy.root.lastPathComponent],
      workingDirectory: copy.root.deletingLastPathComponent(), timeLimit: .seconds(300)
    ).run()
    if case .exited(let status) = run.end, [0, 2].contains(status) { return run }
    disasters.append("\(verb): \(run.end) \(run.errors.suffix(500))")
    return run
  }

  private static func reports(_ run: CommandRun) -> [Report] {
    (try? JSONDecoder().decode([Report].self, from: run.standardError)) ?? []
  }
}
