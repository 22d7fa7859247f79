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
}

/// Compiles one generated file with as much as is needed around it.
struct Trial: Sendable {
  private static let fileName = "Generated.swift"

  private let generated: String
  private var support: SupportSources
  private let stubModules: StubModules
  private let folder = try? TemporaryFolder()
  private(set) var verdicts: [String: Verdict] = [:]

  var supportText: String { Self.onApple(support.text) }
  var guesses: [String] { support.guesses.keys.sorted() }

  init(_ unit: Unit, _ support: SupportSources, _ stubModules: StubModules) throws {
    generated = Self.onApple(unit.generated)
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
    for mode in LanguageMode.allCases { verdicts[mode.rawValue] = try verdict(mode) }
  }

  /// The stand-ins are on Linux, and Linux is neither.
  private static func onApple(_ text: String) -> String {
    text.replacing("os(iOS)", with: "canImport(UIKit)")
      .replacing("os(OSX)", with: "os(macOS)")
      .replacing(/import (\w+)\.\w+$/.anchorsMatchLineEndings()) { "import \($0.output.1)" }
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

  private func verdict(_ mode: LanguageMode) throws -> Verdict {
    for isStrict in [true, false] {
      switch try check(mode, isAlone: false, isStrict: isStrict) {
      case .passed: return .passed
      case .crashed: return .compilerCrashed
      case .failed(let diagnostics):
        let messages = CompilerMessage.all(in: diagnostics)
        let own = messages.filter { $0.file == Self.fileName }
        if own.count == messages.count { return .atFault(own) }
        // With warnings as errors, those around it may hide later ones of its own.
        if isStrict && own.isEmpty { continue }
        if case .passed = try check(mode, isAlone: true, isStrict: false) {
          return .atFault(own.isEmpty ? messages : own)
        }
        return .notStubbed(messages)
      }
    }
    return .passed
  }

  private func check(
    _ mode: LanguageMode, isAlone: Bool, isStrict: Bool
  ) throws -> TypeCheck.Outcome {
    var texts = [SupportSources.fileName: supportText]
    if !isAlone { texts[Self.fileName] = generated }
    let modules = try stubModules.folder(
      for: Self.imports(in: texts.values.joined(separator: "\n")),
      in: folder?.url ?? stubModules.cache.url)
    return try TypeCheck(
      FileTree(texts: texts), .apple, mode,
      moreArguments: ["-I", modules.path] + (isStrict ? [] : ["-no-warnings-as-errors"])
    ).run()
  }

  private static func imports(in text: String) -> Set<String> {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))? )*(?:public |internal )?import (?:(?:class|struct|enum|protocol|func|var|let|typealias) )?(\w+)/
      .anchorsMatchLineEndings()
    return Set(text.matches(of: pattern).map { String($0.output.1) })
  }
}
