import ProtocolModel

/// What `@available` attributes say, for code that names the declaration in a place that has no such attributes itself.
struct Availability {
  let isDeprecated: Bool
  /// The arguments of `#available` that it takes (`macOS 12, iOS 15, *`); nil when it is there everywhere.
  let condition: String?

  init(_ context: DeclarationContext) { self.init(context.attributes) }

  init(_ attributes: [Attribute]) {
    let lists =
      attributes
      .filter { $0.name == "available" && $0.conditions.isEmpty }
      .map { ($0.arguments ?? "").split(separator: ",").map(Self.trimmed) }
    isDeprecated = lists.contains { list in list.contains { $0.hasPrefix("deprecated") } }
    let versions = lists.flatMap(Self.versions)
    condition = versions.isEmpty ? nil : (versions + ["*"]).joined(separator: ", ")
  }

  /// Of `macOS 12, iOS 15, *` and of `iOS, introduced: 15`.
  private static func versions(_ list: [String]) -> [String] {
    guard let platform = list.first else { return [] }
    if list.last == "*" { return list.dropLast().map { String($0) } }
    let introduced = list.first { $0.hasPrefix("introduced:") }?.dropFirst("introduced:".count)
    guard let introduced, !["*", "swift"].contains(platform) else { return [] }
    return ["\(platform) \(trimmed(introduced))"]
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension Attribute {
  /// The attribute as the output repeats it. Versions of all platforms (`*, deprecated: 1.0`) mean nothing, and the compiler
  /// warns of them.
  var carriedText: String {
    guard name == "available", let arguments, arguments.hasPrefix("*,") else { return text }
    let plain = arguments.replacing(/, *(?:introduced|obsoleted): *[0-9.]+/, with: "")
      .replacing(/, *deprecated: *[0-9.]+/, with: ", deprecated")
    return plain == "*" ? text : "@available(\(plain))"
  }
}
