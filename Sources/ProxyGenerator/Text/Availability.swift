import ProtocolModel

/// What the `@available` attributes of a declaration say about code that names it.
struct Availability {
  /// The arguments of each attribute.
  private let attributes: [[Substring]]

  init(_ context: DeclarationContext) {
    attributes = context.attributes.filter { $0.name == "available" }.map { attribute in
      (attribute.arguments ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
    }
  }

  /// Whether it is deprecated everywhere.
  var isDeprecated: Bool { attributes.contains { $0.first == "*" && $0.contains("deprecated") } }

  /// What stands in `#available` around code that names it (`macOS 12, iOS 15, *`); nil when it is always there.
  var condition: String? {
    let platforms = attributes.flatMap(Self.platforms)
    return platforms.isEmpty ? nil : (platforms + ["*"]).joined(separator: ", ")
  }

  private static func platforms(_ arguments: [Substring]) -> [String] {
    if arguments.last == "*" { return arguments.dropLast().map(String.init) }
    guard let platform = arguments.first else { return [] }
    return arguments.filter { $0.hasPrefix("introduced:") }.map { argument in
      "\(platform) \(argument.dropFirst("introduced:".count).drop { $0 == " " })"
    }
  }
}
