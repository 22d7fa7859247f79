import Diagnostics
import SwiftSyntax

/// What the parser found wrong, as located diagnostics in source order.
///
/// The wording is our own: the parser's library for it traps on some broken text (`a =`, a byte order mark, a
/// blank), and takes quadratic time in the number of errors.
struct SyntaxErrors {
  /// As many faults as one can make use of.
  private static let limit = 20

  let lines: LineTable
  /// Whether the text is one that the toolchain printed for a module.
  let isInterface: Bool

  func read(_ tree: SourceFileSyntax) -> [Diagnostic] {
    guard tree.hasError else { return [] }
    if tree.hasMaximumNestingLevelOverflow {
      return [.tooDeeplyNested(at: lines.location(at: Self.deepestPlace(in: tree)))]
    }
    var diagnostics: [Diagnostic] = []
    var missing: [TokenSyntax] = []
    for fault in SyntaxFault.first(Self.limit, in: tree, isInterface: isInterface) {
      if case .missing(let token) = fault, token.position == missing.last?.position {
        missing.append(token)
        continue
      }
      diagnostics += diagnostic(missing)
      missing = []
      switch fault {
      case .missing(let token): missing = [token]
      case .broken(_, let problem):
        diagnostics.append(diagnostic(SyntaxWording.words("\(problem.kind)"), at: fault.position))
      case .unexpected(let node):
        diagnostics.append(diagnostic(SyntaxWording.unexpected(node), at: fault.position))
      }
    }
    return diagnostics + diagnostic(missing)
  }

  /// One for all that is missing at one place.
  private func diagnostic(_ missing: [TokenSyntax]) -> [Diagnostic] {
    guard let first = missing.first else { return [] }
    return [diagnostic(SyntaxWording.expected(missing), at: first.position)]
  }

  private func diagnostic(_ message: String, at position: AbsolutePosition) -> Diagnostic {
    .error("syntax", at: .source(lines.location(at: position)), message)
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

extension Diagnostic {
  static func tooDeeplyNested(at location: Diagnostics.SourceLocation) -> Diagnostic {
    .error("nesting", at: .source(location), "the code is nested too deeply to be read")
  }
}
