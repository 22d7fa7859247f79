import Foundation

/// Swift sources and the way in which the real compiler is to check them. Warnings are errors.
public struct TypeCheck: Sendable {
  public enum Outcome: Hashable, Sendable {
    case passed(Depth)
    case failed(diagnostics: String)
    /// The compiler crashed before it was done with the types; it does in the Apple flavour on an `@objc`
    /// method of Swift that `throws`, for want of a type in the standard library.
    case crashed(report: String)
  }

  public enum Depth: Hashable, Sendable {
    /// Everything that the compiler diagnoses, also what it finds after the types: variables that are used
    /// before they are set, closures that escape.
    case complete
    /// No more was asked for, or the compiler crashed after the types; it does in the Apple flavour on an `@objc`
    /// method of Swift that is `async`.
    case typesOnly
  }

  public var sources: FileTree
  public var flavour: Flavour
  public var mode: LanguageMode
  /// Conditions that `#if` sees as true.
  public var definitions: [String]
  public var moreArguments: [String]

  /// - Parameter sources: a file named `main.swift` may have statements at its top, no other may.
  public init(
    _ sources: FileTree, _ flavour: Flavour, _ mode: LanguageMode, definitions: [String] = [],
    moreArguments: [String] = []
  ) {
    self.sources = sources
    self.flavour = flavour
    self.mode = mode
    self.definitions = definitions
    self.moreArguments = moreArguments
  }

  /// - Parameter files: two of one name are an error of the compiler, as in any module.
  public init(
    files: [URL], _ flavour: Flavour, _ mode: LanguageMode, definitions: [String] = []
  ) throws {
    var sources = FileTree()
    for (number, file) in files.enumerated() {
      let name = file.lastPathComponent
      let path = sources.files[name] == nil ? name : "\(number)/\(name)"
      sources.files[path] = try Data(contentsOf: file)
    }
    self.init(sources, flavour, mode, definitions: definitions)
  }
}

extension TypeCheck {
  /// Diagnostics name the files by their paths in `sources`.
  ///
  /// - Parameter depth: what comes after the types takes as long as they do.
  public func run(_ depth: Depth = .complete) throws -> Outcome {
    let folder = try TemporaryFolder()
    try sources.write(to: folder.url)
    guard depth == .complete else { return try types(in: folder.url) }
    let complete = try compile(["-emit-sil", "-o", "/dev/null"], in: folder.url)
    if let outcome = Outcome(complete, .complete) { return outcome }
    return try types(in: folder.url)
  }

  private func types(in folder: URL) throws -> Outcome {
    let run = try compile(["-typecheck"], in: folder)
    return Outcome(run, .typesOnly) ?? .crashed(report: run.errors)
  }

  private func compile(_ action: [String], in folder: URL) throws -> CommandRun {
    let paths = sources.files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    let isLibrary = !paths.contains { $0 == "main.swift" || $0.hasSuffix("/main.swift") }
    return try Toolchain.current().frontend(
      action + ["-module-name", "Checked", "-swift-version", mode.rawValue, "-warnings-as-errors"]
        + (isLibrary ? ["-parse-as-library"] : [])
        + definitions.flatMap { ["-D", $0] }
        + StandIns(flavour).arguments + moreArguments + paths,
      in: folder)
  }
}

extension TypeCheck.Outcome {
  /// Nil when the compiler came to no end of its own.
  fileprivate init?(_ run: CommandRun, _ depth: TypeCheck.Depth) {
    switch run.end {
    case .exited(0): self = .passed(depth)
    case .exited(1): self = .failed(diagnostics: run.errors)
    default: return nil
    }
  }

  /// What the compiler said, if it did not accept the sources.
  public var diagnostics: String? {
    switch self {
    case .passed: nil
    case .failed(let text), .crashed(let text): text
    }
  }
}
