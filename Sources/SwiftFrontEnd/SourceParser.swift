import Diagnostics
import ProtocolModel
import SwiftParser
import SwiftSyntax

/// The steps from bytes to model, in order.
enum SourceParser {
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable, module: String?
  ) -> SwiftFrontEnd.Parsed {
    let file = SourceFile(path: lines.path, module: module)
    if let offset = NestingScanner.offsetOfExcess(in: bytes) {
      let problem = Diagnostic.tooDeeplyNested(at: lines.location(at: offset))
      return SwiftFrontEnd.Parsed(file: file, diagnostics: [problem])
    }
    let tree = tree(of: bytes)
    let reader = SyntaxReader(lines: lines)
    let collector = DeclarationCollector(reader: reader, file: file)
    collector.collect(tree)
    var problems = DiagnosticCollector()
    problems.add(
      contentsOf: SyntaxErrors(lines: lines, isInterface: module != nil || lines.areOfOtherText)
        .read(tree)
        + reader.diagnostics
        + StrayDirectives(lines: lines, taken: reader.takenDirectives).read(bytes, tree))
    return SwiftFrontEnd.Parsed(
      file: collector.file, diagnostics: problems.diagnostics.sortedByPlace())
  }

  /// The tree of the first language mode, from the newest, in which the text is whole.
  ///
  /// Swift 5 reads `@MainActor() -> Void` as an attribute before a function type, where Swift 6 reads arguments, and lets
  /// a blank pass between an attribute's name and its arguments.
  private static func tree(of bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
    let newest = Parser.parse(source: bytes)
    return newest.hasError ? Parser.parse(source: bytes, swiftVersion: .v5) : newest
  }
}

extension [Diagnostic] {
  /// Those at the same place stay in the order in which they were found.
  fileprivate func sortedByPlace() -> [Diagnostic] {
    enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

extension Diagnostic {
  fileprivate var location: Diagnostics.SourceLocation {
    if case .source(let location) = place { return location }
    return Diagnostics.SourceLocation(path: place.path ?? "", line: 0, column: 0)
  }
}
