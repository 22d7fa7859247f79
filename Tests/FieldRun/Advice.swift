import Foundation

/// What proxygen's own messages tell to write above a declaration, where they are plain.
struct Advice: Sendable, Hashable {
  enum Target: Sendable, Hashable {
    /// The declaration with this place in it.
    case place(path: String, line: Int)
    /// Found by its name.
    case protocolNamed(String)
  }

  enum Comment: Sendable, Hashable {
    case plain(String)
    /// One expression for each thing that a completion handler is called with.
    case handlerDefault
  }

  var rule: String
  var target: Target
  var comments: [Comment]

  /// What answers for every type.
  static let anyAnswer = "fieldRunAnswer()"

  /// What stands where one of several handlers is to be called.
  static let noAnswer = "fieldRunNoAnswer()"

  /// Declarations that the comments use.
  static let declarations = """
    func fieldRunAnswer<T>() -> T { fatalError() }
    func fieldRunNoAnswer() {}
    func fieldRunSet(_ object: AnyObject, _ delegate: Any?) {}
    """

  /// Nil where the message gives none, or none that is right whatever the code.
  init?(_ report: Report, number: Int) {
    guard report.severity == "error", let path = report.path, let line = report.line else {
      return nil
    }
    rule = report.rule
    target = .place(path: path, line: line)
    switch report.rule {
    case "no-parent", "missing-property": comments = [.plain("standalone")]
    case "missing-default":
      comments = [
        report.message.contains("completion handlers")
          ? .plain("default \(Self.noAnswer)")
          : report.message.contains("completion handler")
            ? .handlerDefault : .plain("default \(Self.anyAnswer)")
      ]
    case "ambiguous-parent": comments = Self.choice(in: report.message)
    case "same-proxy": comments = [.plain("name RxField\(number)Proxy")]
    case "unusable-parent":
      guard let name = report.message.field(after: "proxy for '"),
        let comment = Self.remedy(in: report.message)
      else { return nil }
      target = .protocolNamed(name)
      comments = [comment]
    default: return nil
    }
    if comments.isEmpty { return nil }
  }

  /// `'Bell.first' (…) or 'Bell.second' (…)`: each parent, or the first property.
  private static func choice(in message: String) -> [Comment] {
    let list = message.prefix { $0 != ";" }
    let candidates = list.split(separator: "'").map(String.init)
      .filter { $0.contains(".") && !$0.contains(" ") }
    let properties = candidates.compactMap { $0.split(separator: ".").last.map(String.init) }
    if message.contains("proxygen:property") {
      return properties.prefix(1).map { .plain("property \($0)") }
    }
    return candidates.map { "parent " + $0.split(separator: ".").dropLast().joined(separator: ".") }
      .map(Comment.plain)
  }

  private static func remedy(in message: String) -> Comment? {
    if message.contains("proxygen:standalone") { return .plain("standalone") }
    if message.contains("proxygen:setter") { return .plain("setter fieldRunSet(object, delegate)") }
    return nil
  }
}

extension String {
  /// What stands between a phrase and the next apostrophe.
  func field(after phrase: String) -> String? {
    guard let range = range(of: phrase) else { return nil }
    return self[range.upperBound...].split(separator: "'", maxSplits: 1).first.map(String.init)
  }
}
