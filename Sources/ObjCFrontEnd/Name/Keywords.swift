/// Words of Swift's own that need back-ticks as names.
enum Keywords {
  private static let reserved: Set<String> = {
    let words = """
      Any as associatedtype break case catch class continue default defer deinit do else enum extension
      fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
      precedencegroup private protocol public repeat rethrows return self Self static struct subscript super
      switch throw throws true try typealias var where while
      """
    return Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }()

  static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  /// As the name of a declaration or a parameter inside.
  static func escaped(_ name: String) -> String { isReserved(name) ? "`\(name)`" : name }

  /// As an argument label, where few words are reserved.
  static func escapedLabel(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }

  /// As a member's name, where `Type` and `Protocol` mean something, too.
  static func escapedMember(_ name: String) -> String {
    isReserved(name) || ["Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }
}
