import Diagnostics
import Essentials
import ProtocolModel
import ProxyGenerator
import SwiftFrontEnd

/// Parses inputs: what is asked for, or, where everything may be, all of it, each text again only when it has changed since the
/// last time. The lock guards what is remembered, which the compiler cannot see.
final class ParsedTexts: @unchecked Sendable {
  private struct Parsed {
    var input: InputText
    var file: SourceFile
    var diagnostics: [Diagnostic]
  }

  private let reading: SourceReading
  private let lock = Lock()
  /// Those of the last time, by path.
  private var remembered: [String: Parsed] = [:]

  init(reading: SourceReading) { self.reading = reading }

  /// What inputs declare, in their order, and what is wrong with them.
  struct Result {
    var files: [SourceFile]
    var diagnostics: [Diagnostic]
    /// The paths of inputs of which more was looked at than their summaries' declarations.
    var dependingOnBodies: Set<String>
  }

  /// - Parameter asked: nil for everything.
  func parse(_ inputs: [InputText], _ asked: AskedNames?) -> Result {
    if reading == .slices, let asked, !asked.includesEverything {
      let parsed = SwiftFrontEnd.parse(inputs.map(SwiftFrontEnd.Source.init), for: Demand(asked))
      return Result(
        files: parsed.map(\.file), diagnostics: parsed.flatMap(\.diagnostics),
        dependingOnBodies: Set(parsed.filter(\.dependsOnBodies).map(\.file.path)))
    }
    let parsed = lock.whileHeld {
      let parsed = inputs.map(\.read).map { input in
        remembered[input.path].flatMap { $0.input == input ? $0 : nil } ?? Self.parse(input)
      }
      remembered = Dictionary(parsed.map { ($0.input.path, $0) }, uniquingKeysWith: { $1 })
      return parsed
    }
    return Result(
      files: parsed.map(\.file), diagnostics: parsed.flatMap(\.diagnostics),
      dependingOnBodies: Set(inputs.map(\.path)))
  }

  private static func parse(_ input: InputText) -> Parsed {
    let parsed = SwiftFrontEnd.parse(
      input.text, path: input.path, module: input.module, origins: input.origins)
    return Parsed(input: input, file: parsed.file, diagnostics: parsed.diagnostics)
  }
}

extension InputText {
  /// With its text.
  fileprivate var read: InputText {
    var read = self
    read.text = text
    return read
  }
}

extension SwiftFrontEnd.Source {
  fileprivate init(_ input: InputText) {
    self.init(
      path: input.path, module: input.module, origins: input.origins, summary: input.summary
    ) { input.bytes }
  }
}

extension Demand {
  fileprivate init(_ asked: AskedNames) {
    self.init(
      mayChoose: asked.mayChoose, mayChooseNested: asked.hasPatterns,
      members: asked.includesAllMembers ? .all : .delegates,
      names: Set(asked.declarations.map(NameKey.init)),
      properties: Set(asked.properties.map(NameKey.init)),
      superclasses: Set(asked.superclasses.map(NameKey.init)))
  }
}
