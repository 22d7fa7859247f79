import Diagnostics
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser found wrong, as located diagnostics in source order.
///
/// The parser's own wording is asked for statement by statement and not for the file as a whole, because that
/// takes quadratic time in the number of errors.
struct SyntaxErrors {
  /// As many errors as one can make use of.
  private static let limit = 20
  /// A statement larger than this is not worth the wait for the exact wording.
  private static let statementSizeLimit = 1 << 18

  let lines: LineTable
  /// Whether the text is one that the toolchain printed for a module.
  let isInterface: Bool

  func read(_ tree: SourceFileSyntax) -> [Diagnostics.Diagnostic] {
    guard tree.hasError else { return [] }
    if tree.hasMaximumNestingLevelOverflow {
      return [.tooDeeplyNested(at: lines.location(at: Self.deepestPlace(in: tree)))]
    }
    let faults = SyntaxFaults(in: tree, limit: Self.limit, isInterface: isInterface)
    let found = faults.places.flatMap { diagnostics($0) }
      .filter { diagnostic in
        !faults.excused.contains { $0.contains(diagnostic.position) }
      }
      .sorted { $0.position < $1.position }
    return found.prefix(Self.limit).map(translate)
  }

  /// What the parser refuses and the compiler accepts in the Swift 5 language mode, with a warning.
  private static let accepted: Set<String> = ["extraneous whitespace before '(' is not permitted"]

  private struct Located {
    var position: AbsolutePosition
    var severity: Diagnostics.Diagnostic.Severity
    var message: String
  }

  private func diagnostics(_ fault: SyntaxFaults.Place) -> [Located] {
    let unexplained = Located(
      position: fault.node.positionAfterSkippingLeadingTrivia, severity: .error,
      message: "the code is not valid Swift")
    guard fault.statement.totalLength.utf8Length < Self.statementSizeLimit,
      !Self.hasReplacementCharacter(fault.statement)
    else { return [unexplained] }
    let found = ParseDiagnosticsGenerator.diagnostics(for: fault.statement)
    let serious = found.filter { !Self.accepted.contains($0.message) }
    if serious.isEmpty, !found.isEmpty { return [] }
    let explained = serious.map {
      Located(
        position: $0.position, severity: $0.diagMessage.severity == .error ? .error : .warning,
        message: $0.message)
    }
    return explained.isEmpty ? [unexplained] : explained
  }

  /// The parser's library traps on wording a fault beside U+FFFD (`a \u{FFFD}= `): a Fix-It without changes.
  private static func hasReplacementCharacter(_ node: some SyntaxProtocol) -> Bool {
    String(decoding: node.syntaxTextBytes, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
  }

  private func translate(_ located: Located) -> Diagnostics.Diagnostic {
    let line = located.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return Diagnostics.Diagnostic(
      located.severity, at: .source(lines.location(at: located.position)), rule: "syntax",
      line.prefix(1).lowercased() + line.dropFirst())
  }

  private static func deepestPlace(in tree: SourceFileSyntax) -> AbsolutePosition {
    var node = Syntax(tree)
    while let next = node.children(viewMode: .all)
      .first(where: \.hasMaximumNestingLevelOverflow)
    {
      node = next
    }
    return node.position
  }
}

extension Diagnostics.Diagnostic {
  static func tooDeeplyNested(at location: Diagnostics.SourceLocation) -> Diagnostics.Diagnostic {
    .error("nesting", at: .source(location), "the code is nested too deeply to be read")
  }
}
