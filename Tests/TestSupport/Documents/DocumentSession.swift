import Foundation

/// A reader who follows a document from its first block to its last, in a folder of their own.
///
/// The folder begins as a copy of `Tests/Documents/NAME`, if there is one for the document; an executable `setup` in it runs
/// first. Scripts find the project in `REPOSITORY`, and proxygen and the toolchain on their `PATH`.
public struct DocumentSession {
  private let folder: TemporaryFolder
  private let name: String
  private let environment: [String: String]

  /// - Parameters:
  ///   - name: `README.md`, `Documentation/Async.md`.
  ///   - programs: the folder with the built commands.
  public init(name: String, programs: URL) throws {
    self.name = name
    folder = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("PROXYGEN") }
    environment["PATH"] = "\(programs.path):\(environment["PATH"] ?? "")"
    environment["REPOSITORY"] = Repository.root.path
    environment["LC_ALL"] = "C.UTF-8"
    environment["PROXYGEN_CACHE"] = folder.url.appendingPathComponent(".cache").path
    self.environment = environment
    let prepared = Repository.root
      .appendingPathComponent("Tests/Documents")
      .appendingPathComponent(URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent)
    if FileManager.default.fileExists(atPath: prepared.path) {
      try FileTree(readingFrom: prepared).write(to: folder.url)
    }
    if FileManager.default.fileExists(atPath: file("setup").path) {
      _ = try run("bash setup && rm setup", line: 1, fails: false)
    }
  }

  /// - Throws: `DocumentFault` for the first thing that isn't as the document says.
  public func follow(_ blocks: [DocumentBlock]) throws {
    for block in blocks { try follow(block) }
  }

  private func follow(_ block: DocumentBlock) throws {
    switch block.role {
    case .commands(.script, let fails): _ = try run(block.text, line: block.line, fails: fails)
    case .commands(.console, let fails): try converse(block, fails: fails)
    case .fragment: try compile(block)
    case .file(let path):
      try FileTree([path: Data(block.text.utf8)]).write(to: folder.url)
    case .excerpt(let path):
      let text = try String(contentsOf: file(path), encoding: .utf8)
      guard Elision(block.text).isExcerpt(of: text) else {
        throw DocumentFault(line: block.line, message: "\(path) has no such lines:\n\(text)")
      }
    case .elsewhere(let path):
      let stem = file(name).deletingPathExtension().lastPathComponent
      let script = try String(
        contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
      guard script.contains(stem) else {
        throw DocumentFault(line: block.line, message: "\(path) doesn't mention \(stem)")
      }
    }
  }

  private func file(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

  // MARK: Commands

  /// - Returns: everything that was printed, in order.
  private func run(_ script: String, line: Int, fails: Bool) throws -> String {
    let run = try Command(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["bash", "-e", "-o", "pipefail", "-c", "exec 2>&1\n\(script)"],
      workingDirectory: folder.url, environment: environment, timeLimit: .seconds(300)
    ).run()
    let hasFailed = run.end != .exited(0)
    guard hasFailed == fails else {
      let end = run.output.split(separator: "\n").suffix(10).joined(separator: "\n")
      throw DocumentFault(line: line, message: "ends with \(run.end)\n\(end)")
    }
    return run.output
  }

  private func converse(_ block: DocumentBlock, fails: Bool) throws {
    let exchanges = Exchange.all(in: block)
    // Each command has a shell of its own, which first goes where the session is.
    var way = ""
    for (number, exchange) in exchanges.enumerated() {
      let isLast = number == exchanges.count - 1
      let output = try run(way + exchange.command, line: exchange.line, fails: fails && isLast)
      if exchange.command.hasPrefix("cd ") { way += exchange.command + "\n" }
      guard exchange.output.isEmpty || Elision(exchange.output).describes(output) else {
        throw DocumentFault(line: exchange.line, message: "prints something else:\n\(output)")
      }
    }
  }

  // MARK: Swift

  private func compile(_ block: DocumentBlock) throws {
    let all = try FileTree(readingFrom: folder.url).files.filter { $0.key.hasSuffix(".swift") }
    let module = all.keys.contains { $0.hasPrefix("Reader/") } ? "Reader/" : "Generated/"
    var sources = FileTree(
      all.filter { path, _ in
        path.hasPrefix(module) || !path.contains("/") && path != "main.swift"
      })
    let reader = String(decoding: sources.files["Reader.swift"] ?? Data(), as: UTF8.self)
    let fragment = Fragment(block, of: name, reader: reader)
    sources.files["Fragment.swift"] = Data(fragment.source.utf8)
    for mode in LanguageMode.allCases {
      if let diagnostics = try TypeCheck(sources, .apple, mode).run().diagnostics {
        throw DocumentFault(
          line: block.line, message: "doesn't compile in Swift \(mode.rawValue):\n\(diagnostics)")
      }
    }
  }
}
