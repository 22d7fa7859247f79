extension NestingLexer {
  /// What a word does to nesting.
  enum Word {
    /// Names, literals, and keywords that nothing can be stacked on.
    case plain
    /// A keyword that can stand before another one, and so on without end.
    case prefix
    /// A keyword between two parts of one statement.
    case infix
    /// A keyword that may be a name, which the parser looks far ahead to find out.
    case modifier
  }
}

extension NestingLexer.Word {
  init(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard bytes.count <= Self.longest else {
      self = .plain
      return
    }
    self = Self.kinds[String(decoding: bytes, as: UTF8.self)] ?? .plain
  }

  private static let longest = 28

  private static let prefixes = [
    "actor", "any", "await", "borrow", "consume", "copy", "defer", "do", "each", "enum",
    "extension", "for", "guard", "if", "inout", "let", "protocol", "repeat", "some", "struct",
    "switch", "try", "unsafe", "var", "while",
  ]

  private static let infixes = ["as", "catch", "else", "in", "is", "rethrows", "throws", "where"]

  private static let modifiers = [
    "__consuming", "__owned", "__setter_access", "__shared", "_borrowing", "_compilerInitialized",
    "_const", "_local", "_modify", "_read", "addressWithNativeOwner", "addressWithOwner", "async",
    "borrowing", "consuming", "convenience", "didSet", "distributed", "dynamic", "final", "get",
    "indirect", "infix", "init", "isolated", "lazy", "modify", "mutableAddressWithNativeOwner",
    "mutableAddressWithOwner", "mutating", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "prefix", "read", "reasync", "required", "sending", "set",
    "unowned", "unsafeAddress", "unsafeMutableAddress", "weak", "willSet", "yielding",
  ]

  private static let kinds = Dictionary(
    prefixes.map { ($0, Self.prefix) } + infixes.map { ($0, .infix) }
      + modifiers.map { ($0, .modifier) },
    uniquingKeysWith: { first, _ in first })
}
