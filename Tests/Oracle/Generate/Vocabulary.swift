@testable import ObjCFrontEnd

/// Words that selectors and types are made of, all as they stand inside a name.
enum Vocabulary {
  static let verbs = words(WordTable.verbs)
  static let prepositions = words(WordTable.prepositions)

  static let nouns = words(
    """
    account action address animation array asset attribute badge block boolean buffer button cell
    character class color column completion content context controller coordinate data date delegate
    device dictionary direction document edge element entity entry error event field file frame
    handler header icon identifier image index indexes indices info integer item key kind label layer
    layout line link list location map mask message model mode name node notification number object
    offset option owner page path photo picture player point position property protocol query queue
    range rect ref region request response result root row scene screen section segment selector
    service session set shadow size source state status string style subview tab table tag target task
    text thing thread time title token touch track transaction type url user value velocity version
    video view web window word zone zoom
    """)

  /// Words that rules of their own speak of.
  static let special = words(
    """
    X Y Z ID IDs URL URLs UUID UUIDs JSON HTML PDF XMLDocument CGRect iCloud 2D 3D NSURL Is Has Can Will Did
    Should Are All No Not Plug In Visible Backing Compatible With Best Matching According To Bound By
    Separated Error Errors Options Attributes User Info UserInfo Object Objects Value Values Index
    Indexes Indices Set Get Zone Self Type Protocol Init Default Animated Completion Handler
    CompletionHandler Reply Block Ref Mask Types Copy Mutable New Alloc Unsigned Action Async Any
    """)

  /// Names that Swift has other uses for, or that stand for something in selectors.
  static let lonely = [
    "init", "self", "Type", "Protocol", "get", "set", "for", "in", "with", "using", "class",
    "default", "is",
    "as", "func", "var", "let", "self", "super", "repeat", "return", "where", "while", "inout",
    "internal",
    "dynamic", "throws", "rethrows", "async", "await", "extension", "subscript", "operator",
    "import",
    "new", "copy", "x", "y", "a", "URL", "ID", "UUIDString", "sender", "any", "some", "actor",
    "nonisolated",
  ]

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}
