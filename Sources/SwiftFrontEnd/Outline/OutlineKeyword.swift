/// What a word means at the start of a declaration.
enum OutlineKeyword {
  /// Stands before the word that tells what is declared.
  case modifier
  case type(Outline.Kind)
  case member(Outline.Kind)

  init?(_ word: some Collection<UInt8>) {
    // The shortest and the longest of them.
    guard (3...28).contains(word.count) else { return nil }
    guard let found = Self.all[String(decoding: word, as: UTF8.self)] else { return nil }
    self = found
  }

  private static let all: [String: OutlineKeyword] = {
    var all: [String: OutlineKeyword] = [
      "protocol": .type(.protocol), "class": .type(.type), "actor": .type(.type),
      "struct": .type(.type), "enum": .type(.enum), "extension": .type(.extension),
      "typealias": .member(.alias), "import": .member(.imported), "var": .member(.property),
      "let": .member(.property), "func": .member(.method), "init": .member(.initializer),
      "subscript": .member(.subscripting), "case": .member(.enumCase), "deinit": .member(.other),
      "associatedtype": .member(.other), "operator": .member(.other),
      "precedencegroup": .member(.other), "macro": .member(.other),
    ]
    for modifier in modifiers { all[modifier] = .modifier }
    return all
  }()

  private static let modifiers = [
    "__consuming", "__setter_access", "_const", "_local", "async", "borrowing", "consuming",
    "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix",
    "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "prefix", "private", "public", "required", "sending",
    "static", "unowned", "weak",
  ]

  /// Behind these, `class` is a modifier.
  static func isMember(_ word: some Collection<UInt8>) -> Bool {
    ["func", "var", "let", "subscript", "init"].contains { word.spells($0) }
  }

  static func isAccessorModifier(_ word: some Collection<UInt8>) -> Bool {
    ["mutating", "nonmutating", "isolated", "nonisolated", "__consuming", "borrowing", "consuming"]
      .contains { word.spells($0) }
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "unsafeAddress",
    "unsafeMutableAddress", "addressWithOwner", "addressWithNativeOwner", "mutableAddressWithOwner",
    "mutableAddressWithNativeOwner", "init", "borrow", "mutate", "yielding",
  ]

  static func isAccessor(_ word: some Collection<UInt8>) -> Bool {
    accessors.contains(String(decoding: word, as: UTF8.self))
  }
}
