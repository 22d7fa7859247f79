import ProtocolModel

/// When a requirement can be mentioned in code that runs everywhere.
enum HookAvailability: Hashable, Sendable {
  case always
  /// Where `#available` with this list is true (`iOS 15, *`).
  case versions(String)
  /// Mentioning it would be warned of, or needs more than a list of versions.
  case unclear

  init(_ context: DeclarationContext) {
    let lists = context.attributes.filter { $0.name == "available" && $0.conditions.isEmpty }
      .compactMap(\.arguments)
    if lists.isEmpty {
      self = .always
    } else if lists.count == 1, let list = lists.first, Self.isListOfVersions(list) {
      self = .versions(list)
    } else {
      self = .unclear
    }
  }

  private static func isListOfVersions(_ list: String) -> Bool {
    let parts = list.split(separator: ",").map { $0.split(separator: " ") }
    return parts.last == ["*"] && parts.count > 1
      && parts.dropLast().allSatisfy {
        $0.count == 2 && $0[1].allSatisfy { $0.isNumber || $0 == "." }
      }
  }
}
