import SwiftSyntax

/// A place where a tree doesn't fit the text.
enum SyntaxFault {
  /// The parser had to make this token up.
  case missing(TokenSyntax)
  /// The lexer couldn't make sense of this token, or of what stands before it.
  case broken(TokenSyntax, TokenDiagnostic)
  /// Text that fits nowhere.
  case unexpected(Syntax)

  var position: AbsolutePosition {
    switch self {
    case .missing(let token): token.position
    case .broken(let token, let problem): token.position.advanced(by: Int(problem.byteOffset))
    case .unexpected(let node): node.positionAfterSkippingLeadingTrivia
    }
  }
}

extension SyntaxFault {
  /// The first faults of a tree in source order.
  ///
  /// Walks the faulty part of the tree without recursion, however deep it is, and leaves out what the compiler
  /// itself wouldn't look at.
  ///
  /// - Parameter isInterface: whether the text is one that the toolchain printed for a module.
  static func first(_ limit: Int, in tree: SourceFileSyntax, isInterface: Bool) -> [SyntaxFault] {
    var faults: [SyntaxFault] = []
    var pending = [Syntax(tree)]
    while faults.count < limit, let node = pending.popLast() {
      guard node.hasError, !isExcused(node, isInterface: isInterface) else { continue }
      if let token = node.as(TokenSyntax.self) {
        if let fault = SyntaxFault(token) { faults.append(fault) }
      } else if node.kind == .unexpectedNodes {
        faults.append(.unexpected(node))
      } else {
        pending += node.children(viewMode: .all).reversed()
      }
    }
    return faults
  }

  private init?(_ token: TokenSyntax) {
    if token.presence == .missing {
      self = .missing(token)
    } else if let problem = token.tokenDiagnostic, problem.severity == .error {
      self = .broken(token, problem)
    } else {
      return nil
    }
  }

  private static func isExcused(_ node: Syntax, isInterface: Bool) -> Bool {
    if let clause = node.as(IfConfigClauseSyntax.self) { return clause.isForAnotherCompiler }
    return isInterface && node.as(TypeAliasDeclSyntax.self)?.isTruncated == true
  }
}

extension IfConfigClauseSyntax {
  /// Whether this clause or one before it asks for the version of compiler or language. A compiler that isn't
  /// meant doesn't parse such a clause, which may hold syntax from the future or the past.
  fileprivate var isForAnotherCompiler: Bool {
    guard let list = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return list.prefix { $0.position <= position }.contains { clause in
      clause.condition?.tokens(viewMode: .sourceAccurate).contains { token in
        ["compiler", "swift", "_compiler_version"].contains(token.text)
      } == true
    }
  }
}

extension TypeAliasDeclSyntax {
  /// The toolchain prints an alias whose target it can't show as a bare `typealias Name`.
  var isTruncated: Bool { initializer.equal.presence == .missing }
}
