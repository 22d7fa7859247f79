import Foundation
import TestSupport
import Testing

/// A case in one style, driven by a program that is generated from the same model: it calls every requirement of the delegate
/// as a parent would, and checks who hears it, in which order, how often, and that all ends with the parent.
///
/// `Tests/Behaviour/NAME` is a style of its own that writes that program for the style `NAME`, and `Tests/Behaviour/Name` one
/// that writes what the program needs besides. A case with a file
/// `no-behaviour`, which says why, has none; `behaviour/` holds Swift files that make samples of the case's own types.
struct BehaviourProgram: Sendable, CustomTestStringConvertible {
  let proxygenCase: ProxygenCase
  let style: String

  var testDescription: String { "\(proxygenCase.name) in \(style)" }

  private static let folder = Repository.root.appendingPathComponent("Tests/Behaviour")

  static func all() throws -> [BehaviourProgram] {
    let styles = try CaseFolder.all(in: folder).map(\.name).filter {
      $0.first?.isLowercase ?? false
    }
    return try ProxygenCase.all().filter { try $0.name.hasPrefix("rx/") && $0.canRunNatively() }
      .flatMap { one in styles.map { BehaviourProgram(proxygenCase: one, style: $0) } }
      .filter { try $0.isServed() && !$0.isExcused }
  }

  /// The case says why it has none in this style.
  private var isExcused: Bool { (try? proxygenCase.folder.data("no-behaviour-\(style)")) != nil }

  private func isServed() throws -> Bool {
    let folder = style == "rx" ? "expected" : "styles/\(style)"
    return try proxygenCase.folder.tree(folder).files["status"] == Data("exited(0)\n".utf8)
  }

  /// - Returns: what the program printed.
  func run() throws -> CommandRun {
    let folder = try TemporaryFolder()
    let input = folder.url.appendingPathComponent("input")
    try inputs().write(to: input)
    let more = Self.folder.appendingPathComponent(style.capitalized)
    let hasMore = FileManager.default.fileExists(
      atPath: more.appendingPathComponent("style.json").path)
    for arguments in (hasMore ? [["--style", more.path, "--output", "../output/Hooks.swift"]] : [])
      + [
        ["--style", style, "--output", "../output"],
        [
          "--style", Self.folder.appendingPathComponent(style).path, "--templates",
          Self.folder.appendingPathComponent("Common").path, "--output", "../output/Drive.swift",
        ],
      ]
    {
      let run = try Command(
        ProxygenCase.executable, try ["generate", "."] + protocols() + arguments,
        workingDirectory: input
      ).run()
      guard run.isSuccess else { throw CompilationFailure(diagnostics: run.errors) }
    }
    return try NativeProgram(sources(in: folder.url), .swift5, warnings: .suppressed).run()
  }

  /// The protocols that the case selects.
  private func protocols() throws -> [String] {
    let arguments = try proxygenCase.arguments()
    return zip(arguments, arguments.dropFirst()).filter { $0.0 == "--protocol" }
      .flatMap { [$0, $1] }
  }

  private func inputs() throws -> FileTree {
    var inputs = try proxygenCase.folder.tree("input")
    if let stdin = try? proxygenCase.folder.data("stdin") { inputs.files["stdin.swift"] = stdin }
    return inputs
  }

  private func sources(in folder: URL) throws -> FileTree {
    var sources = try FileTree(readingFrom: folder)
    for part in [
      try FileTree(readingFrom: Self.folder.appendingPathComponent("Support")),
      try proxygenCase.folder.tree("behaviour"), try proxygenCase.folder.tree("support"),
    ] {
      sources.files.merge(part.files) { first, _ in first }
    }
    sources.files = sources.files.filter { $0.key.hasSuffix(".swift") }
    return sources
  }
}

extension ProxygenCase {
  /// Whether Swift without Objective-C and Apple's frameworks takes the inputs.
  fileprivate func canRunNatively() throws -> Bool {
    guard (try? folder.data("no-behaviour")) == nil else { return false }
    let texts = try folder.tree("input").files.values.map { String(decoding: $0, as: UTF8.self) }
    let apple = ["@objc", "NSObject", "import UIKit", "import CoreLocation", "import WebKit"]
    return !texts.contains { text in apple.contains { text.contains($0) } }
  }
}
