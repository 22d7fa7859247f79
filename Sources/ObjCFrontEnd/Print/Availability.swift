/// `availability` attributes of C → `@available` of Swift.
enum Availability {
  /// Whether Swift doesn't see the declaration at all: unavailable everywhere or in Swift, or deprecated before
  /// Swift's time.
  static func isUnavailable(_ attributes: [ObjCAvailability]) -> Bool {
    if attributes.contains(where: { $0.isGone && [nil, "swift"].contains($0.platform) }) {
      return true
    }
    let known = attributes.filter { ["ios", "macos"].contains($0.platform) }
    return known.allSatisfy { $0.isGone || $0.isBeforeSwift }
      && (Set(known.map(\.platform)).count == 2 || known.contains { $0.isBeforeSwift })
  }

  /// The same where it is known for which platform the headers are read (`ios`, `macos`).
  static func isUnavailable(_ attributes: [ObjCAvailability], on platform: String) -> Bool {
    attributes.contains { $0.platform == platform && ($0.isGone || $0.isBeforeSwift) }
  }

  /// Whether names may ignore the declaration: it is unavailable or deprecated.
  static func isOutdated(_ attributes: [ObjCAvailability]) -> Bool {
    attributes.contains {
      $0.platform == "swift"
        || [nil, "ios", "macos"].contains($0.platform) && ($0.isGone || $0.deprecated != nil)
    }
  }

  /// One attribute a line, the shortest form that says it.
  static func lines(_ attributes: [ObjCAvailability]) -> [String] {
    let known = attributes.filter { $0.platform != "swift" && ($0.platformName != nil) }
    let plain = known.filter(\.isPlain)
    var lines: [String] = []
    if !plain.isEmpty {
      let versions = plain.map { "\($0.platformName ?? "*") \($0.introduced ?? "")" }
      lines.append("@available(\((versions + ["*"]).joined(separator: ", ")))")
    }
    return lines + known.filter { !$0.isPlain && !$0.isEmpty }.map(\.line)
  }
}

extension ObjCAvailability {
  fileprivate var isGone: Bool { isUnavailable || platform == "swift" && obsoleted != nil }

  /// Swift began with iOS 8 and OS X 10.10 and left out what was deprecated by then.
  fileprivate var isBeforeSwift: Bool {
    guard case .since(let version) = deprecated else { return false }
    let numbers = version.split(whereSeparator: { $0 == "." || $0 == "_" }).compactMap { Int($0) }
    guard let major = numbers.first else { return false }
    return platform == "ios" ? major < 8 : major == 10 && numbers.count > 1 && numbers[1] < 10
  }

  /// Introduced, and nothing else.
  fileprivate var isPlain: Bool {
    platform != nil && introduced != nil && deprecated == nil && obsoleted == nil && !isUnavailable
  }

  fileprivate var isEmpty: Bool {
    introduced == nil && deprecated == nil && obsoleted == nil && !isUnavailable
  }

  /// `*` for all platforms; nil for platforms that Swift doesn't know.
  fileprivate var platformName: String? {
    guard let platform else { return "*" }
    let names = [
      "ios": "iOS", "macos": "macOS", "macosx": "macOS", "tvos": "tvOS", "watchos": "watchOS",
      "visionos": "visionOS", "xros": "visionOS", "maccatalyst": "macCatalyst",
      "driverkit": "DriverKit",
    ]
    let suffix = "_app_extension"
    guard platform.hasSuffix(suffix) else { return names[platform] }
    return names[String(platform.dropLast(suffix.count))].map { $0 + "ApplicationExtension" }
  }

  fileprivate var line: String {
    var parts = [platformName ?? "*"]
    if isUnavailable { parts.append("unavailable") }
    if let introduced { parts.append("introduced: \(introduced)") }
    switch deprecated {
    case .always: parts.append("deprecated")
    case .since(let version): parts.append("deprecated: \(version)")
    case nil: break
    }
    if let obsoleted { parts.append("obsoleted: \(obsoleted)") }
    if let message, !message.isEmpty { parts.append("message: \(message.swiftLiteral)") }
    return "@available(\(parts.joined(separator: ", ")))"
  }
}

extension String {
  /// The text between quotation marks, on one line.
  fileprivate var swiftLiteral: String {
    let text = replacingQuotes(of: "\\", with: "\\\\").replacingQuotes(of: "\"", with: "\\\"")
    return "\"\(text.replacingQuotes(of: "\n", with: " "))\""
  }

  private func replacingQuotes(of mark: Character, with text: String) -> String {
    map { $0 == mark ? text : String($0) }.joined()
  }
}
