import SwiftSyntax

/// The places where a tree doesn't fit the text: tokens that are missing or broken, and text that fits nowhere.
struct SyntaxFaults {
  struct Place {
    var node: Syntax
    /// The statement or member around the node; the node itself where there is none.
    var statement: Syntax
  }

  /// At most one for a statement, in source order.
  private(set) var places: [Place] = []
  /// Where the compiler itself wouldn't look.
  private(set) var excused: [Range<AbsolutePosition>] = []

  private let limit: Int
  private let isInterface: Bool
  private var statements: Set<SyntaxIdentifier> = []

  /// Walks the faulty part of the tree without recursion, however deep it is.
  init(in tree: SourceFileSyntax, limit: Int, isInterface: Bool) {
    self.limit = limit
    self.isInterface = isInterface
    var pending = [(node: Syntax(tree), statement: Syntax?.none)]
    while let (node, statement) = pending.popLast() {
      guard node.hasError else { continue }
      if isExcused(node) {
        excused.append(node.position..<node.endPosition)
      } else if node.is(TokenSyntax.self) || node.kind == .unexpectedNodes {
        add(Place(node: node, statement: statement ?? node))
      } else {
        let isStatement = node.kind == .codeBlockItem || node.kind == .memberBlockItem
        let inner = isStatement ? node : statement
        pending += node.children(viewMode: .all).reversed().map { ($0, inner) }
      }
    }
  }

  private mutating func add(_ place: Place) {
    guard places.count < limit, statements.insert(place.statement.id).inserted else { return }
    places.append(place)
  }

  private func isExcused(_ node: Syntax) -> Bool {
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
