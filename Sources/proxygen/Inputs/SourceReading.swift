import Diagnostics
import ProtocolModel
import ProxyGenerator
import SwiftFrontEnd

/// How much of the inputs the parser gets to see.
enum SourceReading: Sendable {
  /// What matters for the output. The rest is only looked through.
  case slices
  /// Everything, which takes much longer.
  case wholeFiles

  private static let variable = "PROXYGEN_WHOLE_FILES"

  /// Slices, unless the environment asks for whole files, to compare.
  init(_ environment: [String: String]) {
    self = (environment[Self.variable] ?? "").isEmpty ? .slices : .wholeFiles
  }

  /// - Parameter asked: nil for everything.
  func parse(_ inputs: [InputText], _ asked: AskedNames?) -> ([SourceFile], [Diagnostic]) {
    let parsed: [SwiftFrontEnd.Parsed]
    if self == .slices, let asked, !asked.includesEverything {
      parsed = SwiftFrontEnd.parse(inputs.map(SwiftFrontEnd.Source.init), for: Demand(asked))
    } else {
      parsed = inputs.map {
        SwiftFrontEnd.parse($0.text, path: $0.path, module: $0.module, origins: $0.origins)
      }
    }
    return (parsed.map(\.file), parsed.flatMap(\.diagnostics))
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
