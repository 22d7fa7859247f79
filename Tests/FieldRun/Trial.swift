import Foundation
import TestSupport

/// What the compiler says to a generated file, in one language mode.
enum Verdict: Sendable {
  case passed
  /// The sources around it compile, and with it they don't.
  case atFault([CompilerMessage])
  /// The sources around it don't compile; nothing is known of the file, whatever was said of it.
  case notStubbed([CompilerMessage])
  case compilerCrashed
  /// What the file lacks is required by a protocol that proxygen warned of.
  case warnedOf([CompilerMessage])
}

/// Compiles one generated file with as much as is needed around it.
struct Trial: Sendable {
  private static let fileName = "Generated.swift"

  private let generated: String
  private let unknownInherited: Set<String>
  private var support: SupportSources
  private let stubModules: StubModules
  /// Whether the repository's files see Apple's frameworks without imports of their own, through the header
  /// that an application bridges to Objective-C with, or through frameworks that export them.
  private var isBridged = false
  private let folder = try? TemporaryFolder()
  private(set) var verdicts: [String: Verdict] = [:]

  var supportText: String { Self.onApple(support.text) }
  var guesses: [String] { support.guesses.keys.sorted() }

  init(_ unit: Unit, _ support: SupportSources, _ stubModules: StubModules) throws {
    generated = Self.onApple(unit.generated)
    unknownInherited = unit.unknownInherited
    self.support = support
    self.stubModules = stubModules
    // Most often nothing has to be guessed, and nothing is wrong.
    if case .passed = try check(.swift5, isAlone: false, isStrict: true) {
      verdicts = [
        LanguageMode.swift5.rawValue: .passed,
        LanguageMode.swift6.rawValue: try verdict(.swift6),
      ]
      return
    }
    if let obstacle = try completeSupport() {
      for mode in LanguageMode.allCases { verdicts[mode.rawValue] = obstacle }
      return
    }
    isBridged = try needsBridge()
    for mode in LanguageMode.allCases { verdicts[mode.rawValue] = try verdict(mode) }
  }

  /// The stand-ins are on Linux, and Linux is neither.
  private static func onApple(_ text: String) -> String {
    text.replacing("os(iOS)", with: "canImport(UIKit)")
      .replacing("os(OSX)", with: "os(macOS)")
      .replacing(
        /import (?:(?:class|struct|enum|protocol|func|var|let|typealias) )?(\w+)\.[\w.]+$/
          .anchorsMatchLineEndings()
      ) { "import \($0.output.1)" }
  }

  /// Guesses until the sources around compile by themselves: whatever is unknown only in the generated file
  /// is its own fault.
  /// - Returns: why they don't.
  private mutating func completeSupport() throws -> Verdict? {
    var messages: [CompilerMessage] = []
    for _ in 0..<8 {
      switch try check(.swift5, isAlone: true, isStrict: false) {
      case .passed: return nil
      case .crashed: return .compilerCrashed
      case .failed(let diagnostics):
        messages = CompilerMessage.all(in: diagnostics)
        let guessed = messages.map { support.guess($0) }
        if !guessed.contains(true) { return .notStubbed(messages) }
      }
    }
    return .notStubbed(messages)
  }

  /// Whether the protocol's own files don't import what they use.
  private func needsBridge() throws -> Bool {
    guard case .failed(let diagnostics) = try check(.swift5, isAlone: false, isStrict: false)
    else { return false }
    let missing = Self.unknownTypes(in: diagnostics) { $0.file == Self.fileName }
    if missing.isEmpty { return false }
    if support.ownImports.isDisjoint(with: StubModules.frameworks) { return true }
    let text = Self.onApple(support.textWithOwnImports)
    guard case .failed(let others) = try check([SupportSources.fileName: text], .swift5, false)
    else { return false }
    return missing.isSubset(of: Self.unknownTypes(in: others) { _ in true })
  }

  private static func unknownTypes(
    in diagnostics: String, where isWanted: (CompilerMessage) -> Bool
  ) -> Set<String> {
    Set(
      CompilerMessage.all(in: diagnostics).filter(isWanted)
        .compactMap { $0.name(after: "cannot find type '") })
  }

  private func verdict(_ mode: LanguageMode) throws -> Verdict {
    for isStrict in [true, false] {
      switch try check(mode, isAlone: false, isStrict: isStrict) {
      case .passed: return .passed
      case .crashed: return .compilerCrashed
      case .failed(let diagnostics):
        let messages = CompilerMessage.all(in: diagnostics)
        let own = messages.filter { $0.file == Self.fileName }
        if own.count == messages.count { return fault(own) }
        // With warnings as errors, those around it may hide later ones of its own.
        if isStrict && own.isEmpty { continue }
        if case .passed = try check(mode, isAlone: true, isStrict: false) {
          return fault(own.isEmpty ? messages : own)
        }
        return .notStubbed(messages)
      }
    }
    return .passed
  }

  private func fault(_ messages: [CompilerMessage]) -> Verdict {
    let isForeseen = messages.allSatisfy { message in
      message.name(after: "does not conform to protocol '").map(unknownInherited.contains) ?? false
    }
    return isForeseen ? .warnedOf(messages) : .atFault(messages)
  }

  private func check(
    _ mode: LanguageMode, isAlone: Bool, isStrict: Bool
  ) throws -> TypeCheck.Outcome {
    var texts = [SupportSources.fileName: supportText]
    if !isAlone { texts[Self.fileName] = generated }
    return try check(texts, mode, isStrict)
  }

  private func check(
    _ texts: [String: String], _ mode: LanguageMode, _ isStrict: Bool
  ) throws -> TypeCheck.Outcome {
    let modules = try stubModules.folder(
      for: Self.imports(in: texts.values.joined(separator: "\n")),
      in: folder?.url ?? stubModules.cache.url)
    let leveled = Self.leveledImports(in: texts[Self.fileName] ?? "")
    var texts = texts.mapValues { text in
      support.unqualified.reduce(text) { text, name in
        text.replacing(name, with: name.split(separator: ".").dropFirst().joined(separator: "."))
      }
    }
    texts[SupportSources.fileName]?.replace(/^import (\w+)$/.anchorsMatchLineEndings()) {
      leveled.contains(String($0.output.1)) ? "public \($0.output.0)" : String($0.output.0)
    }
    return try TypeCheck(
      FileTree(texts: texts), .apple, mode,
      moreArguments: ["-I", modules.path, "-package-name", "Checked"]
        + (isStrict ? [] : ["-no-warnings-as-errors"])
        + (isBridged ? ["-import-objc-header", try stubModules.bridge().path] : [])
    ).run()
  }

  /// Modules that are imported with an access level, which then have one wherever they are imported.
  private static func leveledImports(in text: String) -> Set<String> {
    let pattern = /^(?:public|package|internal|fileprivate|private) import (\w+)/
      .anchorsMatchLineEndings()
    return Set(text.matches(of: pattern).map { String($0.output.1) })
  }

  private static func imports(in text: String) -> Set<String> {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))? )*(?:public |package |internal |fileprivate |private )?import (?:(?:class|struct|enum|protocol|func|var|let|typealias) )?(\w+)/
      .anchorsMatchLineEndings()
    return Set(text.matches(of: pattern).map { String($0.output.1) })
  }
}
